import type { Page } from '@playwright/test';

/**
 * What a person would miss on the screen that shows: a page that scrolls sideways, a text that is cut, a control that
 * is beside the window, clipped or covered. Each is told with the words of the element.
 */
export async function lossesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 1.5;
    /** A line is lower than the box of its letters, of which no letter fills the edges. */
    const emptyPart = 0.12;
    const losses = new Set<string>();
    const root = document.documentElement;
    const before = window.scrollY;
    const nameOf = (element: Element) => {
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const place = element.closest('[id]')?.id ?? '';
      return `${element.tagName.toLowerCase()} "${words.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}" at #${place}`;
    };
    if (root.scrollWidth > root.clientWidth)
      losses.add(`the page is ${root.scrollWidth} px wide in ${root.clientWidth}`);

    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const isForEarsOnly = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
      return false;
    };
    /** What of a box cannot be seen, because a box around it, or the window, ends before. */
    const cutOf = (box: DOMRect, from: Element): 'sideways' | 'upright' | null => {
      const spare = Math.max(tolerance, box.height * emptyPart);
      for (let at: Element | null = from; at && at !== root; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const around = at.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX)) return null;
        if (/hidden|clip/.test(overflowX))
          if (box.left < around.left - tolerance || box.right > around.right + tolerance) return 'sideways';
        if (/hidden|clip/.test(overflowY))
          if (box.top < around.top - spare || box.bottom > around.bottom + spare) return 'upright';
        if (/auto|scroll/.test(overflowY)) return null;
      }
      return box.left < -tolerance || box.right > root.clientWidth + tolerance ? 'sideways' : null;
    };

    const open = document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]');
    const isOf = (hit: Element, element: Element) =>
      hit.contains(element) || element.contains(hit) || hit.closest('label')?.contains(element);

    const texts = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || parent.closest('option, script, style')) continue;
      if (!isShown(parent) || isForEarsOnly(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      parent.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      for (const box of range.getClientRects()) {
        const isAway = box.bottom + window.scrollY <= 0;
        if (isAway) continue;
        const cut = cutOf(box, parent);
        if (cut) losses.add(`the text of ${nameOf(parent)} is cut ${cut}`);
        if (getComputedStyle(parent).pointerEvents === 'none') continue;
        const over = document.elementFromPoint(box.right - 2, box.top + box.height / 2);
        if (over && !isOf(over, parent))
          losses.add(`the text of ${nameOf(parent)} lies under ${nameOf(over)}`);
      }
    }
    /** What is typed scrolls with the caret; what only stands there must fit. */
    for (const input of document.querySelectorAll('input')) {
      const stands = input.readOnly || input.value === '';
      if (stands && isShown(input) && input.scrollWidth > input.clientWidth + tolerance)
        losses.add(`the value of ${nameOf(input)} is cut`);
    }

    const controls = (open ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="tab"]',
    );
    for (const control of controls) {
      if (!isShown(control) || isForEarsOnly(control)) continue;
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      if (box.width === 0 || box.bottom + window.scrollY <= 0) continue;
      if (box.left < -tolerance || box.right > root.clientWidth + tolerance)
        losses.add(`${nameOf(control)} stands beside the window`);
      const cut = cutOf(box, control.parentElement ?? control);
      if (cut) losses.add(`${nameOf(control)} is clipped ${cut}`);
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const isFree =
        hit !== null &&
        (control.contains(hit) || hit.contains(control) || labels.some((label) => label.contains(hit)));
      if (!isFree) losses.add(`${nameOf(control)} is covered by ${hit ? nameOf(hit) : 'nothing'}`);
    }
    window.scrollTo({ top: before, behavior: 'instant' });
    return [...losses];
  });
}
