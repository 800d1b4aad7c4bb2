import { insertedInto, type Mask, type Taken } from '#domain/typing/taken.ts';

const pastes = /^insertFrom(?:Paste|Drop|Yank)/;

/** Applies a mask to what was typed or pasted and keeps the caret where the person put it; an email field shows none. */
export function takeText(input: HTMLInputElement, event: Event, before: string, mask: Mask): Taken {
  const typed = input.value;
  const caret = input.selectionStart ?? typed.length;
  const inputType = (event as Partial<InputEvent>).inputType ?? '';
  const isPasted = pastes.test(inputType) || insertedInto(before, typed).length > 1;
  const taken = mask(typed, { before, isPasted });
  if (taken.kept !== typed) {
    const hasCaret = input.selectionStart !== null;
    input.value = taken.kept;
    const place = placeOf(caret, typed, before, taken.kept, isPasted, mask);
    if (hasCaret) input.setSelectionRange(place, place);
  }
  return taken;
}

function placeOf(
  caret: number,
  typed: string,
  before: string,
  kept: string,
  isPasted: boolean,
  mask: Mask,
): number {
  if (kept === before) return typed.length > before.length ? caret - (typed.length - before.length) : caret;
  return isPasted ? kept.length : mask(typed.slice(0, caret), { before: '', isPasted: true }).kept.length;
}
