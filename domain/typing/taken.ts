/** How a text came about. */
export type Typing = {
  /** What the field showed before. */
  before: string;
  /** Whether several characters came at once. */
  isPasted: boolean;
  /** `before` with the marks that were left out of it since the field was entered; without it there are none. */
  typed?: string | undefined;
};

/** What a field says about a text that it did not take as it came. */
export type TypingNote = {
  key:
    | 'name'
    | 'address'
    | 'unit'
    | 'slash'
    | 'cardHolder'
    | 'digits'
    | 'wholeDollars'
    | 'phone'
    | 'phoneCountry'
    | 'postalCode'
    | 'money'
    | 'moneySign'
    | 'tooLong';
  /** The characters that were left out, each once. */
  left: string;
  /** The most characters that fit. */
  length?: number;
};

/** What a field makes of a text: what it keeps of it, and what it has to say; null when nothing was left out. */
export type Taken = {
  kept: string;
  note: TypingNote | null;
  /** `kept` with the marks that were left out and still count for the next key. */
  typed?: string | undefined;
};

export type Mask = (text: string, typing: Typing) => Taken;

/** The longest text that is kept although nothing can be made of it. */
export const longestUnclear = 40;

const shownCharacters = 6;

/** Characters as a note names them: those that can be seen, each once, and not more than a few. */
export function named(characters: Iterable<string>): string {
  const seen = [...new Set(characters)].filter((character) => /[^\s\p{C}]/u.test(character));
  const first = seen.slice(0, shownCharacters).join(' ');
  return seen.length > shownCharacters ? `${first} …` : first;
}

/** What was put in where the texts differ. */
export function insertedInto(before: string, after: string): string {
  const { start, end } = changeOf(before, after);
  return after.slice(start, after.length - end);
}

/** How many characters are the same at the beginning and at the end of two texts. */
export function changeOf(before: string, after: string): { start: number; end: number } {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before.at(-1 - end) === after.at(-1 - end)
  ) {
    end += 1;
  }
  return { start, end };
}

/**
 * What was typed until now, with the marks that were left out of it, when the text that shows becomes another one. What
 * is put in stands behind a mark; a character that is taken away takes the mark behind it along.
 */
export function typedUntilNow(text: string, { before, typed = before }: Typing): string {
  const { start, end } = changeOf(before, text);
  const places = placesIn(before, typed);
  const put = text.slice(start, text.length - end);
  return typed.slice(0, places[start]) + put + typed.slice(places[before.length - end]);
}

/** Where the characters of a text stand in the same text with marks in between; the last place is the end. */
function placesIn(text: string, marked: string): readonly number[] {
  const places: number[] = [];
  for (let at = 0; at < marked.length; at += 1) if (marked[at] === text[places.length]) places.push(at);
  return [...places, marked.length];
}

/** A mask whose texts are not longer than `length`: a key too many is ignored, of a pasted text the beginning is kept. */
export function upTo(length: number, mask: Mask): Mask {
  return (text, typing) => {
    const taken = mask(text, typing);
    if (taken.kept.length <= length) return taken;
    const kept = typing.isPasted ? taken.kept.slice(0, length) : typing.before;
    return { kept, note: { key: 'tooLong', left: '', length }, typed: typing.typed };
  };
}

/** A mask that takes everything. */
export const everything: Mask = (text) => ({ kept: text, note: null });
