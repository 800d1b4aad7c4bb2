import { insertedInto, type Mask, type Taken } from '#domain/typing/taken.ts';

const pastes = /^insertFrom(?:Paste|Drop|Yank)/;

/** What was taken last in a field, with the marks that were left out. */
const takenIn = new WeakMap<Element, Taken>();

/** Forgets the marks that were left out: what stands in a field when it is entered is what counts. */
export function forgetMarks(field: Element): void {
  takenIn.delete(field);
}

/** Applies a mask to what was typed or pasted and keeps the caret where the person put it; an email field shows none. */
export function takeText(
  input: HTMLInputElement,
  event: Event,
  { before, typed: opening, mask }: { before: string; typed?: string | undefined; mask: Mask },
): Taken {
  const typed = input.value;
  const caret = input.selectionStart ?? typed.length;
  const inputType = (event as Partial<InputEvent>).inputType ?? '';
  const isPasted = pastes.test(inputType) || insertedInto(before, typed).length > 1;
  const last = takenIn.get(input);
  const taken = mask(typed, { before, isPasted, typed: last?.kept === before ? last.typed : opening });
  takenIn.set(input, taken);
  if (taken.kept !== typed) {
    const hasCaret = input.selectionStart !== null;
    input.value = taken.kept;
    if (hasCaret) input.setSelectionRange(...placeIn(caret, typed, before, taken.kept, isPasted, mask));
  }
  return taken;
}

/** What is selected afterwards: what a refused key would have replaced, else the place of the caret. */
function placeIn(
  caret: number,
  typed: string,
  before: string,
  kept: string,
  isPasted: boolean,
  mask: Mask,
): [number, number] {
  if (kept === before) return placeBefore(caret, typed, before);
  const place =
    isPasted || caret === typed.length
      ? kept.length
      : mask(typed.slice(0, caret), { before: '', isPasted: true }).kept.length;
  return [place, place];
}

/** What was selected before something was put in: it ends where the same text follows as after the caret now. */
function placeBefore(caret: number, typed: string, before: string): [number, number] {
  const { length } = insertedInto(before, typed);
  return length === 0 ? [caret, caret] : [caret - length, before.length - (typed.length - caret)];
}
