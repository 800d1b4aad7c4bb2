import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import type { Language } from '#domain/locales.ts';
import { policyPdf } from '#server/documents/policyPdf.ts';
import { boughtRecord } from '#tests/support/sale/boughtRecord.ts';
import { textOf } from '#tests/support/purchases/documents.ts';

async function printedFor(
  firstName: string,
  lastName: string,
  { language = 'en', ...changed }: Partial<PolicyRecord> & { language?: Language } = {},
): Promise<Uint8Array> {
  const [first] = boughtRecord.paxes;
  if (!first) throw new Error('The record has no traveller');
  const pax = { ...first, firstName, lastName };
  const record = { ...boughtRecord, ...changed, paxes: [pax] };
  const seller = {
    kind: 'partner',
    name: 'Voyages Boréal',
    agent: null,
    address: null,
    phone: null,
    email: null,
    logo: null,
  } as const;
  const { policyNumber } = pax;
  return policyPdf({
    record,
    policyNumber,
    plans: {},
    contacts: {},
    cardEndings: {},
    seller,
    isSample: true,
    language,
  });
}

describe('a printed name', () => {
  it.each([
    ['Łukasz', 'Đorđević'],
    ['Nguyễn Thị', 'Ánh-Ðức'],
    ['Şükran', 'İnönü'],
    ['Eiríkur', 'Þórðarson'],
    ['Ольга', 'Семёнова'],
    ['Δημήτρης', 'Ωραιόπουλος'],
    ['ᓄᓇᕗᑦ', 'ᐃᓄᒃ'],
    ['ᒪᐢᑿᒋᐢ', 'Wâpan'],
    ['Sx̱wíx̱wtn', 'Sḵwx̱wú7mesh'],
    ['Zoë', 'O’Reilly-Ünal'],
  ])('is read back as it was written: %s %s', async (firstName, lastName) => {
    const text = await textOf(await printedFor(firstName, lastName));
    expect(text).toContain(`Name ${firstName} ${lastName} Date of birth May 4, 1986`);
  });

  it('is cut where it is one word of 60,000 letters, so that no other document waits for it', async () => {
    const text = await textOf(await printedFor('x'.repeat(60_000), 'Tremblay'));
    expect(text.replaceAll(/\s/g, '')).toContain(`Name${'x'.repeat(100)}…Tremblay`);
  });

  it('is copied letter by letter', async () => {
    const document = await getDocumentProxy(await printedFor('Sofia', 'Griffith-Flynn'));
    const page = await document.getPage(1);
    const { items } = await page.getTextContent({ disableNormalization: true });
    expect(items.map((item) => ('str' in item ? item.str : ''))).toContain('Sofia Griffith-Flynn');
  });

  it('is composed, and a tab is a space', async () => {
    const text = await textOf(await printedFor('Jose\u0301', 'Nun\u0303ez\tLe\u0301ger\u200b'));
    expect(text).toContain('Name José Nuñez Léger Date of birth');
  });

  it.each([
    ['en', '□ stands for a character that this document cannot show.'],
    ['fr', '□ remplace un caractère que ce document ne peut pas afficher.'],
  ] as const)(
    'in letters that no typeface has is marked, and the document says so: %s',
    async (language, note) => {
      const bytes = await printedFor('李', 'Tremblay', { language });
      const text = await textOf(bytes);
      expect(text).toContain('□ Tremblay');
      expect(text).toContain(note);
      const spoken = Buffer.from(`\ufeff李 Tremblay`, 'utf16le').swap16();
      expect(Buffer.from(bytes).includes(Buffer.concat([Buffer.from('/ActualText ('), spoken]))).toBe(true);
      expect(await textOf(await printedFor('Marie', 'Tremblay', { language }))).not.toContain('□');
    },
  );

  it('is set in the typefaces that have its letters, each with the glyphs in use alone', async () => {
    const bytes = await printedFor('ᓄᓇᕗᑦ', 'Łukasz');
    const names = [
      ...Buffer.from(bytes)
        .toString('latin1')
        .matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g),
    ];
    expect([...new Set(names.map(([, name]) => name))].toSorted()).toEqual([
      'NotoSansCanadianAboriginal-Regular',
      'SourceSans3-Regular',
      'SourceSans3-Semibold',
    ]);
    expect(bytes.length).toBeLessThan(60_000);
  });
});
