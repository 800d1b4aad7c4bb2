import { type Typeface, typefaces } from './typefaces.ts';

/** A part of a text that one typeface sets. */
export type Run = { typeface: Typeface; text: string };

export type SetText = {
  runs: readonly Run[];
  /** Whether characters that no typeface has were replaced. */
  isIncomplete: boolean;
};

/** What stands for a character that no typeface has. */
export const replacement = '□';

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const controls = /\p{Cc}+/gu;
const invisible = /\p{Cf}/gu;

/** Longest text and longest word that are printed, in characters; a line is broken in a time that grows with the square of a word. */
const longestText = 5_000;
const longestWord = 100;
const overlongWord = new RegExp(`(\\S{${longestWord}})\\S+`, 'gu');

/** A text as it is printed: composed, cut where it is too long, and without what has no shape of its own. */
export function printed(text: string): string {
  const cut = text.replace(overlongWord, '$1…').slice(0, longestText).toWellFormed();
  return cut.normalize('NFC').replace(controls, ' ').replace(invisible, '');
}

/** Divides a text among the typefaces, a letter with its marks never between two. */
export function setText(text: string): SetText {
  const [house] = typefaces();
  const runs: Run[] = [];
  let isIncomplete = false;
  for (const { segment } of clusters.segment(printed(text))) {
    const typeface = typefaceOf(segment, runs.at(-1)?.typeface ?? house);
    if (typeface === null) isIncomplete = true;
    append(runs, typeface ?? house, typeface === null ? replacement : segment);
  }
  return { runs, isIncomplete };
}

/** The house typeface where it has the letter, else the one that is set with already, else any that has it. */
function typefaceOf(cluster: string, current: Typeface): Typeface | null {
  const [house, ...others] = typefaces();
  if (cluster === ' ' && has(current, cluster)) return current;
  return [house, current, ...others].find((typeface) => has(typeface, cluster)) ?? null;
}

function has({ weights }: Typeface, cluster: string): boolean {
  return [...cluster].every((character) =>
    weights.regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}

function append(runs: Run[], typeface: Typeface, text: string): void {
  const last = runs.at(-1);
  if (last?.typeface === typeface) last.text += text;
  else runs.push({ typeface, text });
}
