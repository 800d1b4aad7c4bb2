import { describe, expect, it } from 'vitest';
import { readSvg } from '#server/documents/svgPicture.ts';
import { sampleLogo } from '#server/sample/sampleLogo.ts';

describe('the logo of an organization on paper', () => {
  it('is read of plain shapes in the units of its view box', () => {
    const picture = readSvg(sampleLogo('BOREAL')?.toString('utf8') ?? '');
    expect(picture?.box).toEqual([0, 0, 64, 64]);
    expect(picture?.shapes.map(({ kind }) => kind)).toEqual(['rect', 'path', 'path']);
  });

  it.each([
    ['text in a typeface that nobody embeds', '<svg viewBox="0 0 9 9"><text x="1">a</text></svg>'],
    ['a picture from elsewhere', '<svg viewBox="0 0 9 9"><image href="https://x.example/a.png"/></svg>'],
    ['a turned shape', '<svg viewBox="0 0 9 9"><rect width="2" height="2" transform="rotate(3)"/></svg>'],
    [
      'a colour that is another element',
      '<svg viewBox="0 0 9 9"><rect width="2" height="2" fill="url(#a)"/></svg>',
    ],
    ['a drawing without a view box', '<svg><rect width="2" height="2"/></svg>'],
    ['no drawing', '<html><svg viewBox="0 0 9 9"></svg></html>'],
  ])('is left out rather than drawn wrongly: %s', (_, source) => {
    expect(readSvg(source)).toBeNull();
  });
});
