/** Is there room: what reaches over the edge of the page, and what can be operated but not be reached. */
import type { Page } from '@playwright/test';

/** What somebody may paste anywhere: it has no place to break. */
export const longLink = 'https://mbegu.example.org/app/#/analyse/1.k3f9/kalah/seeds=3,pie=on/-/CFDa/3';

/** One sentence for each thing for which there is no room; nobody reads positions from pixels, so one pixel is forgiven. */
export const tooTight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, clientHeight, scrollHeight } = document.documentElement;
    const name = (element: Element): string =>
      `${element.localName}.${[...element.classList].join('.')} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`;
    const found: string[] = [];
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide, the window ${clientWidth}`);
    const play = document.querySelector('main.play');
    if (play && scrollHeight > clientHeight + 1) found.push(`playing scrolls: ${scrollHeight} in ${clientHeight}`);
    const scrolls = (element: Element): boolean => {
      const up = (from: Element): Element | null =>
        from.parentElement ?? (from.getRootNode() as Partial<ShadowRoot>).host ?? null;
      for (let each = up(element); each && each !== document.body; each = up(each)) {
        const { overflowX, overflowY } = getComputedStyle(each);
        if (/auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth) return true;
        if (/auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight) return true;
      }
      return false;
    };
    const boards = [...document.querySelectorAll('mancala-board')].map(({ shadowRoot }) => shadowRoot);
    for (const place of [document, ...boards]) {
      for (const element of place?.querySelectorAll('button, a[href], input, select, textarea, summary') ?? []) {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (element.classList.contains('unseen') || element.closest('.unseen')) continue;
        const { left, right, top, width } = element.getBoundingClientRect();
        if (width <= 1 || scrolls(element)) continue;
        if (left < -1 || right > clientWidth + 1) found.push(`beside the page: ${name(element)} ${left} ${right}`);
        if (top + scrollY < -1) found.push(`above the page: ${name(element)}`);
      }
    }
    return found;
  });
