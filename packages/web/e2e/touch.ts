/** What can be touched on a page, and is too small to be: 44 pixels each way are asked for. */
import type { Page } from '@playwright/test';

const leastPx = 44;

/** Every control that can be used now and is smaller. Links within running text are as high as its lines, as WCAG allows. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page
    .locator(':is(button, a[href], input, select, textarea, summary, [role="button"], [tabindex="0"]):not(:disabled)')
    .evaluateAll((controls, least) => {
      /** What is dead to the finger, a board to look at for instance. */
      const isInert = (element: Element): boolean => {
        if (element.closest('[inert]')) return true;
        const root = element.getRootNode();
        return root instanceof ShadowRoot && isInert(root.host);
      };
      const isInText = (element: Element): boolean =>
        element.localName === 'a' &&
        [...(element.closest('p, li, dd, td')?.childNodes ?? [])].some(
          (node) => node !== element && !node.contains(element) && node.textContent?.trim(),
        ) &&
        getComputedStyle(element).display === 'inline';
      /** A box to tick is touched by its words as well. */
      const boxes = (element: Element): DOMRect[] => [
        element.getBoundingClientRect(),
        ...(element instanceof HTMLInputElement
          ? [...(element.labels ?? [])].map((l) => l.getBoundingClientRect())
          : []),
      ];
      return controls
        .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !isInert(each) && !isInText(each))
        .filter((each) => !boxes(each).some(({ width, height }) => width > least - 0.5 && height > least - 0.5))
        .map((each) => {
          const { width, height } = each.getBoundingClientRect();
          const name = each.getAttribute('aria-label') ?? each.textContent?.trim().slice(0, 30) ?? '';
          return `${each.localName}.${each.className} "${name}" ${width.toFixed(0)} x ${height.toFixed(0)}`;
        });
    }, leastPx);
