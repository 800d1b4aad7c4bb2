/** What stays of a text, given what was there before. */
export type Mask = (text: string, before: string) => string;

/** Applies a mask to what was typed or pasted and keeps the caret where the person put it. */
export function takeText(input: HTMLInputElement, before: string, mask: Mask): string {
  const typed = input.value;
  const caret = input.selectionStart ?? typed.length;
  const kept = mask(typed, before);
  if (kept !== typed) {
    const refused = kept === before && typed.length > before.length;
    const place = refused
      ? caret - (typed.length - before.length)
      : Math.min(caret, mask(typed.slice(0, caret), '').length);
    input.value = kept;
    input.setSelectionRange(place, place);
  }
  return kept;
}
