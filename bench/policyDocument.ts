import Pdf from 'pdfkit';
import type { PrintedPlan } from '#server/editions/planEdition.ts';
import { openCatalogue } from '#server/catalogue/catalogue.ts';
import type { PolicyDocument } from '#server/documents/policyDocument.ts';
import { policyPdf } from '#server/documents/policyPdf.ts';
import { typefaces } from '#server/documents/typefaces.ts';
import { editionOf } from '#server/editions/planEdition.ts';
import { openOrganizations } from '#server/organizations/organizations.ts';
import { sampleLogo } from '#server/sample/sampleLogo.ts';
import { ordinaryWaits } from '#server/waits.ts';
import { getDocumentProxy } from 'unpdf';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import { boughtRecord } from '#tests/support/sale/boughtRecord.ts';
import type { Benchmark } from './support/benchmark.ts';
import { inRounds, ratioOf } from './support/rounds.ts';

const documentsARound = 20;
const bare = 'bare pages of the library';

/** Milliseconds of a page of a policy, with its structure, table, logo and white label. */
export const policyDocument: Benchmark = {
  name: 'policyDocument',
  async run(rounds) {
    const document = await sampleDocument();
    const texts = await textsOf(await policyPdf(document));
    for (let warm = 0; warm < 3; warm += 1) {
      await policyPdf(document);
      await barePdf(texts);
    }
    const figures = await inRounds(rounds, [
      { name: 'a policy', measure: () => msPerPage(texts.length, () => policyPdf(document)) },
      { name: bare, measure: () => msPerPage(texts.length, () => barePdf(texts)) },
    ]);
    return {
      name: 'policyDocument',
      unit: 'ms a page',
      figures,
      ratios: [ratioOf(figures, bare, { bound: 'atMost', value: 3 })],
      goal: null,
      notes: [
        `${texts.length} pages; the bare ones have the same words, line by line, in the same embedded typeface, ` +
          'without structure, tables or colours.',
      ],
    };
  },
};

async function msPerPage(pages: number, print: () => Promise<Uint8Array>): Promise<number> {
  const begun = performance.now();
  for (let each = 0; each < documentsARound; each += 1) await print();
  return (performance.now() - begun) / documentsARound / pages;
}

/** A policy of the sample catalogue with all that is printed of it. */
async function sampleDocument(): Promise<PolicyDocument> {
  const plan = await samplePlan('SAIH');
  const [pax] = boughtRecord.paxes;
  if (!pax) throw new Error('The record has no traveller');
  return {
    record: boughtRecord,
    policyNumber: pax.policyNumber,
    plans: { [pax.policyNumber]: plan },
    seller: {
      kind: 'partner',
      name: 'Boreal Travel',
      agent: 'Sophie Lavoie',
      address: '1204 Peel Street, Montréal QC H3B 2T6',
      phone: '1 514 555-0104',
      email: 'assurance@voyages-boreal.example',
      logo: { bytes: sampleLogo('BOREAL') ?? new Uint8Array(), mediaType: 'image/svg+xml' },
    },
    contacts: {},
    cardEndings: {},
    isSample: true,
    language: 'en',
  };
}

async function samplePlan(code: string): Promise<PrintedPlan> {
  const engine = embeddedEngine();
  const database = await engine.open('sample');
  const organizations = await openOrganizations(database, {
    waits: ordinaryWaits,
    log: { warn: () => undefined },
  });
  const catalogue = await openCatalogue(database, organizations);
  try {
    const plan = await catalogue.find(code);
    if (!plan) throw new Error(`The sample has no plan ${code}`);
    return editionOf(plan, await catalogue.insurer()).en;
  } finally {
    await Promise.all([organizations.close(), catalogue.close()]);
    await database.close();
    await engine.stop();
  }
}

/** The lines of each page as they stand. */
async function textsOf(bytes: Uint8Array): Promise<string[][]> {
  const document = await getDocumentProxy(bytes);
  const pages: string[][] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? item.str : [])));
  }
  return pages;
}

/** The same words, one line below the other. */
async function barePdf(pages: readonly (readonly string[])[]): Promise<Uint8Array> {
  const pdf = new Pdf({ size: 'LETTER', font: '', autoFirstPage: false });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', resolve));
  const { regular } = typefaces()[0].weights;
  pdf.registerFont('plain', regular as unknown as Parameters<typeof pdf.registerFont>[1]);
  for (const lines of pages) {
    pdf.addPage();
    pdf.font('plain').fontSize(8);
    lines.forEach((line, at) => pdf.text(line, 56, 40 + at * 10, { lineBreak: false }));
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
