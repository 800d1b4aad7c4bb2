/** What stays of a text, given what was there before. */
export type Mask = (text: string, before: string) => string;

/** Applies a mask to what was typed or pasted and keeps the caret where the person put it. */
export function takeText(input: HTMLInputElement, before: string, mask: Mask): string {
  const typed = input.value;
  const caret = input.selectionStart ?? typed.length;
  const kept = mask(typed, before);
  if (kept !== typed) {
    input.value = kept;
    const place = placeOf(caret, typed, before, kept, mask);
    input.setSelectionRange(place, place);
  }
  return kept;
}

function placeOf(caret: number, typed: string, before: string, kept: string, mask: Mask): number {
  if (kept !== before) return mask(typed.slice(0, caret), '').length;
  return typed.length > before.length ? caret - (typed.length - before.length) : caret;
}
