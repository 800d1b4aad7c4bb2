import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Weight = 'regular' | 'bold';

/** A typeface that documents are set in; `name` distinguishes it. */
export type Typeface = { name: string; weights: Record<Weight, Font> };

const filesOf = createRequire(import.meta.url);
const syllabics =
  '@fontsource/noto-sans-canadian-aboriginal/files/noto-sans-canadian-aboriginal-canadian-aboriginal';

/** The house typeface first: the others are for characters that it lacks. */
const sources: readonly { name: string; weights: Record<Weight, string> }[] = [
  {
    name: 'latin',
    weights: {
      regular: 'source-sans/TTF/SourceSans3-Regular.ttf',
      bold: 'source-sans/TTF/SourceSans3-Semibold.ttf',
    },
  },
  {
    name: 'syllabics',
    weights: { regular: `${syllabics}-400-normal.woff`, bold: `${syllabics}-600-normal.woff` },
  },
];

/** Of the characters that share a glyph, those as which it is read back. */
const readBackAs = [...' -ΔΩμφ'].map((character) => character.codePointAt(0) ?? 0);

let opened: readonly [Typeface, ...Typeface[]] | null = null;

/** The typefaces of documents, the house's first, read once per process. */
export function typefaces(): readonly [Typeface, ...Typeface[]] {
  opened ??= sources.map(({ name, weights }) => ({
    name,
    weights: { regular: fontAt(weights.regular), bold: fontAt(weights.bold) },
  })) as [Typeface, ...Typeface[]];
  return opened;
}

/** Letters stand apart: a ligature is read back as a sign of its own, which nobody who searches for the word types. */
const letterByLetter = { liga: false, dlig: false } as unknown as string[];

/** A font keeps of each glyph the characters that first asked for it, so all of them ask here, not as parts of others. */
function fontAt(path: string): Font {
  const font = create(readFileSync(filesOf.resolve(path)));
  if (!('layout' in font)) throw new Error(`${path} holds several fonts`);
  const layout = font.layout.bind(font);
  font.layout = (text) => layout(text, letterByLetter);
  for (const codePoint of [...readBackAs, ...font.characterSet]) font.glyphForCodePoint(codePoint);
  return font;
}
