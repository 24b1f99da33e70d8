/**
 * Looks over a whole page for what no reader should see: cut words, words on each other, torn figures, a page that is
 * too wide.
 */
import type { Page } from '@playwright/test';

export type Looking = {
  /** Only what lies in here. */
  readonly within?: string;
  /** What is left out: places where things lie over each other by design. */
  readonly except?: string;
};

/** Everything that is wrong, in words; none: nothing is. */
export async function layoutFaults(
  page: Page,
  { within = 'body', except = '' }: Looking = {},
): Promise<readonly string[]> {
  // What is measured as it is laid out gets its room in the frame that shows it, and nobody sees it before.
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  return page.evaluate(lookOver, { within, except });
}

/** Runs in the page. */
function lookOver({ within, except }: Required<Looking>): readonly string[] {
  const faults: string[] = [];
  // Words for screen readers are cut by design.
  const leftOut = ['.unseen', 'svg', 'option', ...(except === '' ? [] : [except])].join(', ');
  const root = document.querySelector(within);
  if (!root) return [`nothing is called ${within}`];
  // Nothing changes meanwhile: each element is asked once.
  const once = <T>(ask: (element: Element) => T) => {
    const known = new Map<Element, T>();
    return (element: Element): T => {
      const before = known.get(element);
      if (before !== undefined) return before;
      const now = ask(element);
      known.set(element, now);
      return now;
    };
  };
  const seen = once(
    (element) =>
      element instanceof HTMLElement &&
      element.closest(leftOut) === null &&
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true }),
  );
  const elements = [root, ...root.querySelectorAll('*')].filter(seen);

  const told = (element: Element) => {
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.tagName.toLowerCase()} class="${element.className}"> “${words}”`;
  };
  const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const hasWords = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''),
    );

  for (const element of elements) {
    const style = getComputedStyle(element);
    if (!hasWords(element) || style.display.startsWith('inline') || scrolls(style)) continue;
    if (element.scrollWidth > element.clientWidth + 1 && style.textOverflow !== 'ellipsis')
      faults.push(`too wide for its box: ${told(element)}`);
    if (/hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 2)
      faults.push(`too high for its box: ${told(element)}`);
  }

  // Boxes of type are higher than its letters: lines that come near each other are no fault, lines on each other are.
  const clash = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height);
  const shared = (a: DOMRect, b: DOMRect) => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  /** What is seen of a box through all that scrolls around it; what has left that lies on nothing. */
  const scrollers = once((element): readonly Element[] => {
    const around = element.parentElement ? scrollers(element.parentElement) : [];
    return scrolls(getComputedStyle(element)) ? [element, ...around] : around;
  });
  const seenOf = (box: DOMRect, element: Element): DOMRect =>
    scrollers(element).reduce((rest, around) => shared(rest, around.getBoundingClientRect()), box);
  /** Boxes of the lines of all words inside, and of buttons that are pictures. */
  const range = document.createRange();
  const isPicture = (element: Element) =>
    element.matches('button:has(svg)') && seen(element) && (element.textContent ?? '').trim() === '';
  const linesOf = once((element): readonly DOMRect[] => {
    const own = [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !/\S/.test(node.nodeValue ?? '') || !seen(element)) return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((box) => seenOf(box, element));
    });
    const boxes = [
      ...own,
      ...[...element.children].filter(isPicture).map((one) => one.getBoundingClientRect()),
    ];
    return [
      ...boxes.filter(({ width, height }) => width > 1 && height > 1),
      ...[...element.children].flatMap(linesOf),
    ];
  });
  /** Most neighbours have nothing in common: then their lines need not be compared one by one. */
  const boxAround = (boxes: readonly DOMRect[]) => ({
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  });
  type Around = ReturnType<typeof boxAround>;
  const meet = (a: Around, b: Around) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  for (const parent of elements) {
    // What scrolls away under a sticky neighbour is not on top of it.
    const children = [...parent.children].filter(
      (child) => seen(child) && !/fixed|sticky/.test(getComputedStyle(child).position),
    );
    if (children.length < 2) continue;
    const lines = children.map(linesOf);
    const around = lines.map(boxAround);
    children.forEach((child, i) => {
      const other = children.findIndex((_, j) => {
        const [mine, other] = [around[i], around[j]];
        if (j <= i || !mine || !other || !meet(mine, other)) return false;
        return lines[i]?.some((a) => lines[j]?.some((b) => clash(a, b)));
      });
      if (other > i) faults.push(`words on words: ${told(child)} and ${told(children[other] ?? child)}`);
    });
  }

  // Strengths and odds stand on one line.
  const figure = document.createRange();
  for (const element of elements) {
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      for (const found of (node.nodeValue ?? '').matchAll(/\d+-\d+/g)) {
        figure.setStart(node, found.index);
        figure.setEnd(node, found.index + found[0].length);
        const tops = new Set([...figure.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) faults.push(`torn figure ${found[0]}: ${told(element)}`);
      }
    }
  }

  const width = document.documentElement.clientWidth;
  if ((document.scrollingElement?.scrollWidth ?? 0) > width + 1) {
    faults.push(`the page is ${document.scrollingElement?.scrollWidth} wide on a screen of ${width}`);
  }
  for (const element of elements) {
    const { right, left, width: own } = element.getBoundingClientRect();
    if (own === 0 || (right <= width + 1 && left >= -1)) continue;
    let around = element.parentElement;
    while (around && getComputedStyle(around).overflowX === 'visible') around = around.parentElement;
    const isCutByPage = !around || around === document.body || around === document.documentElement;
    if (isCutByPage && hasWords(element)) faults.push(`beyond the screen: ${told(element)}`);
  }
  return [...new Set(faults)];
}
