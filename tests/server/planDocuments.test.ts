import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { readPlanDocument } from '#domain/calls/catalogue/readPlanDocument.ts';
import { readProductConfiguration } from '#domain/calls/catalogue/readProductConfiguration.ts';
import type { Plan } from '#server/catalogue/catalogue.types.ts';
import { keptPlanDocuments } from '#server/catalogue/planDocuments.ts';
import { readCatalogue } from '#server/catalogue/readCatalogue.ts';
import { editionOf } from '#server/editions/planEdition.ts';
import { createPlanEditions } from '#server/editions/planEditions.ts';
import { onPostgres } from '#tests/support/database.ts';
import { startSampleServer } from '#tests/support/sampleServer.ts';
import { realPrinter } from '#tests/support/server/printers.ts';
import { startedFor } from '#tests/support/startedFor.ts';

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine, { printer: realPrinter }));

  const textOf = async (bytes: ArrayBuffer) => {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    return text;
  };

  it('[PS-036] every link of a plan opens a document in its language, without a session', async () => {
    const consumer = server.client('b2c');
    await consumer.open();
    const query = { organizationCode: 'CM', language: 'FR', salesChannel: 'b2c' };
    const { plans } = await consumer.body(readProductConfiguration, { query });
    const { effectiveDate: _, ...links } = plans.find(({ code }) => code === 'SAIH')?.content.pdfLink ?? {};
    const stranger = server.client('b2b');
    const opened: string[] = [];
    for (const link of Object.values(links)) {
      const response = await stranger.fetch(link?.href ?? '');
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      opened.push(await textOf(await response.arrayBuffer()));
    }
    expect(opened).toHaveLength(5);
    for (const text of opened) {
      expect(text).toContain('Formule tout compris – voyage unique');
      expect(text).toContain('n’assure personne');
    }
  });

  it('tells what a plan pays for and what it does not', async () => {
    const response = await server.client('b2b').fetch('/api/product/documents/SEMH/fact-sheet?lang=EN');
    const text = await textOf(await response.arrayBuffer());
    for (const said of [
      'Fact sheet',
      'Up to $5,000,000',
      'Rental vehicle damage',
      'Ages 15 to 54',
      'Pregnancy',
    ]) {
      expect(text).toContain(said);
    }
  });

  it.each([
    ['/api/product/documents/NOTHING/policy?lang=EN', 404],
    ['/api/product/documents/SEMH/secrets?lang=EN', 400],
    ['/api/product/documents/SEMH/policy?lang=DE', 400],
    ['/api/product/documents/SEMH/policy', 400],
  ])('answers %s with %i', async (path, status) => {
    const response = await server.client('b2b').fetch(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  it('is typeset once for each edition of the catalogue, kind and language', async () => {
    const edition = async () => {
      const { plans, insurer } = await readCatalogue(server.database.db);
      return editionOf(plans[0] as Plan, insurer);
    };
    const [before, after] = [await edition(), await edition()];
    const documents = keptPlanDocuments(realPrinter);
    const ofPolicy = { plan: before.en, kind: 'policy', title: 'Policy', language: 'en' } as const;
    const english = await documents(ofPolicy);
    expect(await documents(ofPolicy)).toBe(english);
    for (const another of [
      await documents({ ...ofPolicy, kind: 'fact-sheet', title: 'Fact sheet' }),
      await documents({ plan: before.fr, kind: 'policy', title: 'Police', language: 'fr' }),
      await documents({ ...ofPolicy, plan: after.en }),
    ])
      expect(another).not.toBe(english);
  });

  it('is typeset once for all who ask for the edition that was sold', async () => {
    const { db } = server.database;
    const { plans, insurer } = await readCatalogue(db);
    const catalogue = { find: async () => plans[0] as Plan, insurer: async () => insurer };
    const editions = createPlanEditions({ db, clock: server.clock, catalogue });
    const digest = (await editions.keep('SEMH')) ?? '';
    const [first, atOnce] = await Promise.all([editions.read(digest), editions.read(digest)]);
    expect(atOnce).toBe(first);
    expect(await editions.read(digest)).toBe(first);
  });

  it('is a call of the table', async () => {
    const { params, query } = readPlanDocument.example;
    const answer = await server
      .client('b2b')
      .call(readPlanDocument, { ...(params && { params }), ...(query && { query }) });
    expect(answer.status).toBe(200);
  });
});
