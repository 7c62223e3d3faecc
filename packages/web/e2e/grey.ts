/** Pictures as an eye sees them that knows no colours, and how much two of them differ. */
import { expect, type Page } from '@playwright/test';

/** From now on the page is shown without colours. */
export const withoutColours = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
};

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Points that are so much lighter in one picture than in the other are seen to be: the contrast of their luminances. */
const seenContrast = 1.5;

/** Which share of each area differs between two pictures, to an eye without colours; without areas, of the whole of them. */
export const differences = async (
  page: Page,
  one: Buffer,
  other: Buffer,
  areas?: readonly Area[],
): Promise<number[]> => {
  const { shares, colour } = await page.evaluate(
    async ({ pictures, asked, seen }) => {
      const draw = async (picture: string): Promise<ImageData> => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const { naturalWidth: width, naturalHeight: height } = image;
        const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height);
      };
      const [first, second] = (await Promise.all(pictures.map(draw))) as [ImageData, ImageData];
      let most = 0;
      const linear = (part: number) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
      const luminance = ({ data, width, height }: ImageData, x: number, y: number): number => {
        // What only one of them has differs as well.
        if (x >= width || y >= height) return Number.POSITIVE_INFINITY;
        const at = 4 * (y * width + x);
        const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
        most = Math.max(most, Math.max(red, green, blue) - Math.min(red, green, blue));
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      };
      const shareIn = ({ x: left, y: top, width, height }: Area): number => {
        let different = 0;
        for (let y = Math.round(top); y < Math.round(top) + height; y++) {
          for (let x = Math.round(left); x < Math.round(left) + width; x++) {
            const [a, b] = [luminance(first, x, y), luminance(second, x, y)];
            if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= seen) different += 1;
          }
        }
        return different / (width * height);
      };
      const width = Math.max(first.width, second.width);
      const height = Math.max(first.height, second.height);
      return { shares: (asked ?? [{ x: 0, y: 0, width, height }]).map(shareIn), colour: most };
    },
    { pictures: [one.toString('base64'), other.toString('base64')], asked: areas, seen: seenContrast },
  );
  expect(colour, 'there are no colours in these pictures').toBeLessThan(12);
  return shares;
};
