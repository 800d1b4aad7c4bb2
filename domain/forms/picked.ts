import type { Kind } from './kinds.ts';

/** A text that names one of some options: what is typed, and the value of the option; empty while it names none. */
export type Picked = { text: string; value: string };
export type PickedOption = { label: string; value: string };

export const nothingPicked: Picked = { text: '', value: '' };

/** A text that must name one of the options that are known. */
export const picked: Kind<Picked, 'required'> = {
  kind: 'own',
  empty: nothingPicked,
  missing: 'required',
  malformed: null,
  isEmpty: ({ text }) => text.trim() === '',
  taken: (value) => value,
  problem: () => null,
};

const compared = (text: string) => text.trim().toLocaleLowerCase('fr-CA');

/** [LF-039] [LF-040] The text with the one option that it matches by label or value; a chosen option stays. */
export function pickedFrom({ text, value }: Picked, options: readonly PickedOption[]): Picked {
  if (options.some((option) => option.value === value && option.label === text)) return { text, value };
  const typed = compared(text);
  const matching = options.filter((option) =>
    [option.label, option.value].some((one) => compared(one) === typed),
  );
  return { text, value: matching.length === 1 ? (matching[0]?.value ?? '') : '' };
}

/** The options of which a word begins with the text, whatever case and accents. */
export function optionsBeginning<Option extends PickedOption>(
  text: string,
  options: readonly Option[],
): readonly Option[] {
  const plain = (one: string) => compared(one).normalize('NFD').replace(/\p{M}/gu, '');
  const typed = plain(text);
  return options.filter(({ label, value }) =>
    `${plain(label)} ${plain(value)}`
      .split(' ')
      .some((word, at, all) => all.slice(at).join(' ').startsWith(typed)),
  );
}
