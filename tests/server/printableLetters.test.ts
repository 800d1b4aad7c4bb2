import { expect, test } from 'vitest';
import { isPrintable, printableRanges } from '#domain/texts/printableText.ts';
import { typefaces } from '#server/documents/typefaces.ts';

test('what counts as printable is in a typeface of the documents, in both weights', () => {
  const missing = printableRanges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(
      (code) =>
        !typefaces().some(({ weights: { regular, bold } }) =>
          [regular, bold].every((font) => font.hasGlyphForCodePoint(code)),
        ),
    ),
  );
  expect(missing).toEqual([]);
});

test.each(['Zoé-Anne O’Neill', 'Nguyễn Thị Hồng Ánh', 'ᐊᖏᕐᕋᖅ', 'Łukasz Ğül', 'x̌ʷəƛ̓', 'Ελένη', 'Олександр'])(
  'documents can print %s',
  (name) => {
    expect(isPrintable(name)).toBe(true);
  },
);

test.each(['محمد', '李小龙', 'שרה', 'संजय', 'Anna 🙂'])('documents cannot print %s', (name) => {
  expect(isPrintable(name)).toBe(false);
});
