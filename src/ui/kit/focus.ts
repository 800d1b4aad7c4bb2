/** A ref callback that takes the focus when the element appears. */
export function focusOnEntry(element: HTMLElement | null): void {
  element?.focus({ preventScroll: false });
}

/** A ref callback that takes the focus when the element appears, and has one that is taller than the window begin in sight. */
export function focusFromTop(element: HTMLElement | null): void {
  focusOnEntry(element);
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
}

/** A ref callback that brings what appears into view, where it is not; the focus stays. */
export function showOnEntry(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Puts the focus on a place of the page, such as its main content. */
export function focusPlace(id: string): void {
  document.getElementById(id)?.focus();
}

/** A ref callback that gives the focus to a place of the page when it is inside of an element that goes. */
export function focusAfter(id: string) {
  return (element: HTMLElement | null) => () => {
    if (element?.contains(document.activeElement)) focusPlace(id);
  };
}

/** A ref callback that leaves the focus near by when it is inside of an element that goes: with what folds it, its dialog, or the title. */
export function focusHolderAfter(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const holder =
      element.closest('details')?.querySelector('summary') ?? element.closest('[role$="dialog"]');
    (holder instanceof HTMLElement ? holder : document.getElementById('page-title'))?.focus({
      preventScroll: true,
    });
  };
}

/** Brings a field with its label or legend into view, unfolds it, and puts the focus into it. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  field.closest('details')?.setAttribute('open', '');
  const legend = field.closest('fieldset')?.querySelector('legend');
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  const legendIsNear =
    legend && field.getBoundingClientRect().bottom - legend.getBoundingClientRect().top < innerHeight / 2;
  (legendIsNear ? legend : (label ?? field)).scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}
