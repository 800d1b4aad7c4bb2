import { describe, expect, it } from 'vitest';
import { policyPdf } from '#server/documents/policyPdf.ts';
import { readSvg } from '#server/documents/svgPicture.ts';
import { sampleLogo } from '#server/sample/sampleLogo.ts';
import { textOf } from '#tests/support/purchases/documents.ts';
import { boughtRecord } from '#tests/support/sale/boughtRecord.ts';

/** Eight points by eight, all of one red. */
const png = Buffer.from(
  [
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAIUlEQVR4nMzJMQ0AAAwCMLJMB/6lIAsD8NO3LxLJod',
    'gMAwAA//9OYQZVAAAABklEQVQDANMiARcjglsRAAAAAElFTkSuQmCC',
  ].join(''),
  'base64',
);
const jpeg = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVk',
    'VGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8',
    'fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xA',
    'AUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oA',
    'DAMBAAIRAxEAPwCYAIoH/9k=',
  ].join(''),
  'base64',
);

const printedWith = (bytes: Buffer, mediaType: string) =>
  policyPdf({
    record: boughtRecord,
    policyNumber: boughtRecord.policyNumber,
    plans: {},
    contacts: {},
    cardEndings: {},
    seller: {
      kind: 'partner',
      name: 'Voyages Boréal',
      agent: null,
      address: null,
      phone: null,
      email: null,
      logo: { bytes, mediaType },
    },
    isSample: true,
    language: 'en',
  });
const picturesIn = (document: Uint8Array) =>
  [
    ...Buffer.from(document)
      .toString('latin1')
      .matchAll(/\/Subtype \/Image[^>]*/g),
  ].map(([picture]) => `${/Width (\d+)/.exec(picture)?.[1]} × ${/Height (\d+)/.exec(picture)?.[1]}`);

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

  it.each([
    ['PNG', png, 'image/png'],
    ['JPEG', jpeg, 'image/jpeg'],
  ])('is printed in the policy as the picture that it is: %s', async (_, bytes, mediaType) => {
    const document = await printedWith(bytes, mediaType);
    expect(picturesIn(document)).toEqual(['8 × 8']);
    expect(await textOf(document)).toContain('Voyages Boréal');
  });

  it.each([
    ['of half a PNG', png.subarray(0, 40), 'image/png'],
    ['of a JPEG without its picture', jpeg.subarray(0, 40), 'image/jpeg'],
    ['of a kind that paper does not take', png, 'image/webp'],
  ])('does not keep the policy from being printed: a logo %s', async (_, bytes, mediaType) => {
    const document = await printedWith(bytes, mediaType);
    expect(picturesIn(document)).toEqual([]);
    expect(await textOf(document)).toContain('Voyages Boréal');
  });
});
