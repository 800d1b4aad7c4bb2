/** Kinds of text on a picture. */
export type TextStyle = 'title' | 'tag' | 'event' | 'guard' | 'action';

interface Type {
  /** pixels */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
}

export const types: Readonly<Record<TextStyle, Type>> = {
  title: { size: 14, bold: true, italic: false },
  tag: { size: 11, bold: false, italic: false },
  event: { size: 12, bold: true, italic: false },
  guard: { size: 12, bold: false, italic: true },
  action: { size: 12, bold: false, italic: false },
};

export const lineHeight: Readonly<Record<TextStyle, number>> = {
  title: 19,
  tag: 15,
  event: 16,
  guard: 16,
  action: 16,
};

/** Widths per em of a wide sans serif (narrower ones fit as well), by groups of characters. */
const groups: readonly (readonly [characters: string, width: number])[] = [
  ["iljI|!.,:;'’‘", 0.3],
  ['ftr()[]{}/\\-·" ', 0.4],
  ['mwMW@%…—', 0.98],
  ['ABCDEGHKNOPQRSTUVXYZÀÂÉÈÊËÎÔÙÛÇ&', 0.74],
];

const widths = new Map(
  groups.flatMap(([characters, width]) => [...characters].map((character) => [character, width])),
);

/** Upper bound of the width of a text, in pixels, rounded up. */
export function widthOf(text: string, style: TextStyle): number {
  const { size, bold } = types[style];
  const ems = [...text].reduce((sum, character) => sum + (widths.get(character) ?? 0.62), 0);
  return Math.ceil(ems * size * (bold ? 1.1 : 1));
}

/** Breaks a text between words into lines of like length of at most `width` pixels; a longer word has its own line. */
export function wrap(text: string, style: TextStyle, width: number): string[] {
  const lines = fill(text, style, width);
  const even = fill(text, style, Math.ceil(widthOf(text, style) / lines.length) + types[style].size);
  return even.length === lines.length ? even : lines;
}

function fill(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, style) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
