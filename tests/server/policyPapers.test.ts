import { expect, it } from 'vitest';
import { readPlanDocument } from '#domain/calls/catalogue/readPlanDocument.ts';
import { readPolicyPdf } from '#domain/calls/policies/readPolicyPdf.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { announce } from '#server/database/database.ts';
import { onPostgres } from '#tests/support/database.ts';
import {
  contactOf,
  dependentOf,
  paidByCard,
  paidToAgency,
  unpaidBody,
} from '#tests/support/purchases/bodies.ts';
import { textOf } from '#tests/support/purchases/documents.ts';
import { headingLevels, tagsOf } from '#tests/support/purchases/pdfTags.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { quoteBodyOf } from '#tests/support/quote/bodies.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { realPrinter } from '#tests/support/server/printers.ts';
import { askForToken } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins, { printer: realPrinter }));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'slavoie'));

  const family = async (province: 'QC' | 'ON' = 'QC'): Promise<PolicyRecord> => {
    const dependents = ['Zoé', 'Léo', 'Noé', 'Éva'].map((firstName, at) =>
      dependentOf({ firstName, referenceNumber: String(at + 2) }),
    );
    const plan = {
      code: 'SEMH',
      tripPreference: { deductible: 500 },
      optionalBenefits: [{ code: 'FLTACC' }],
    };
    const { tripInformation } = quoteBodyOf({});
    const body = await unpaidBody(agent, [{ plan }], {
      travellerType: 'FAMILY',
      dependents,
      tripInformation: { ...tripInformation, provinceOfResidence: province },
    });
    const paxes = body.paxes.map((pax) => ({ ...pax, contact: contactOf(province) }));
    return (await buy(agent, paidToAgency({ ...body, paxes }))).record;
  };
  const paper = async (policyNumber: string, lang: string, of: 'policy' | 'trip' = 'policy') =>
    (await agent.body(readPolicyPdf, {
      params: { policyNumber },
      query: { of },
      headers: { lang },
    })) as Uint8Array;

  it('a policy says what it pays, what it does not, what may be done, whom to call and who sold it', async () => {
    const { policyNumber } = await family();
    const english = await textOf(await paper(policyNumber, 'EN'));
    for (const said of [
      'Emergency assistance, at any hour',
      'free of charge: 1 800 555-0191',
      'call collect: +1 416 555-0192',
      'Insured period July 1, 2026 to July 10, 2026',
      'Deductible $500.00',
      'Emergency medical care Up to $5,000,000',
      'Flight accident $100,000 for death',
      'Not included in this policy: trip cancellation',
      'Mountain climbing, motor racing and professional sports.',
      'Receipt',
      'Your right to rescind',
      'within ten days of buying it',
      'Cancelling and refunds',
      'Making a claim',
      'Insurer Northern Harbour Insurance Company (invented)',
      'Sold by Boreal Travel Montréal',
      'Agent Sophie Lavoie',
      '1 514 555-0104',
    ]) {
      expect(english).toContain(said);
    }
    const french = await textOf(await paper(policyNumber, 'FR'));
    for (const said of [
      'Assistance en cas d’urgence, à toute heure',
      'sans frais : 1 800 555-0191',
      'Période assurée Du 1er juillet 2026 au 10 juillet 2026',
      'Soins médicaux d’urgence Jusqu’à 5 000 000 $',
      'Non compris dans cette police : annulation de voyage',
      'Reçu',
      'Votre droit de résolution',
      'Résiliation et remboursements',
      'Assureur Compagnie d’assurance Havre du Nord (inventée)',
      'Vendue par Voyages Boréal Montréal',
      'Responsable de la vente Sophie Lavoie',
    ]) {
      expect(french).toContain(said);
    }
  });

  it('a policy states the sums that it was sold with, and where its traveller is reached', async () => {
    const plan = {
      code: 'SAIH',
      tripPreference: { tripCost: 2_500 },
      optionalBenefits: [{ code: 'BAGG' }],
    };
    const { policyNumber } = (await buy(agent, paidToAgency(await unpaidBody(agent, [{ plan }])))).record;
    const english = await textOf(await paper(policyNumber, 'EN'));
    for (const said of [
      'Trip cancellation Up to $2,500 Trip interruption Up to $3,750 Emergency',
      'Baggage, higher limit Up to $1,500',
      'Address 12 rue des Érables, Montréal QC H2X 1Y4 Phone (514) 555-0123',
      'Address 1204 Peel Street, Montréal QC H3B 2T6',
    ]) {
      expect(english).toContain(said);
    }
    expect(english).not.toMatch(/as an option|trip cost insured|Baggage loss/);
    const french = await textOf(await paper(policyNumber, 'FR'));
    expect(french).toContain('Annulation de voyage Jusqu’à 2 500 $ Interruption de voyage Jusqu’à 3 750 $');
    expect(french).not.toMatch(/en option|coût du voyage assuré/);
  });

  it('a receipt names a card by its last four digits', async () => {
    const { dataKey } = await askForToken(standins, { pan: '4242424242424242' });
    const { record } = await buy(agent, paidByCard(await unpaidBody(agent), dataKey));
    const { policyNumber } = record;
    expect(await textOf(await paper(policyNumber, 'EN'))).toMatch(/Credit card ending in 4242 \$/);
    const french = await textOf(await paper(policyNumber, 'FR', 'trip'));
    expect(french).toContain('Carte de crédit se terminant par 4242');
    expect(french).not.toMatch(/\d4242/);
  });

  it('[PS-037 partly] the notice of rescission is part of the policies of residents of Quebec, filled in, and of no others', async () => {
    const { policyNumber } = await family('QC');
    const text = await textOf(await paper(policyNumber, 'FR'));
    expect(text).toContain('Avis de résolution d’un contrat d’assurance');
    expect(text).toContain(`Numéro de police ${policyNumber} Achetée le 15 juin 2026 Preneur Marie Tremblay`);
    const elsewhere = await family('ON');
    const english = await textOf(await paper(elsewhere.policyNumber, 'EN'));
    expect(english).toContain('Your right to rescind');
    expect(english).not.toContain('Notice of rescission');
  });

  it('one document holds all that was bought for the trip, and the documents of its plans', async () => {
    const { policyNumber } = await family();
    const text = await textOf(await paper(policyNumber, 'EN', 'trip'));
    for (const name of ['Marie', 'Zoé', 'Léo', 'Noé', 'Éva']) {
      expect(text).toContain(`${name} Tremblay ${policyNumber} Single-Trip Emergency Medical`);
    }
    for (const part of [
      `Documents of the trip, ${policyNumber}`,
      `Travel insurance policy ${policyNumber}`,
      'Policy wording (sample) · Product summary · Fact sheet Single-Trip Emergency Medical',
      'Notice of rescission of an insurance contract',
    ]) {
      expect(text).toContain(part);
    }
    for (const once of [
      'Up to $5,000,000 Travel accident',
      'Mountain climbing',
      'Whom to ask',
      'Making a claim',
    ])
      expect(text.split(once)).toHaveLength(2);
    const french = await textOf(await paper(policyNumber, 'FR', 'trip'));
    expect(french).toContain(`Documents du voyage, ${policyNumber}`);
    expect(french).toContain('Libellé de la police (exemple)');
  });

  it('a policy and the documents of its plan stay what they were when the catalogue and the insurer change', async () => {
    const { policyNumber, paxes } = await family();
    const before = await textOf(await paper(policyNumber, 'EN', 'trip'));
    const [wording] = paxes[0]?.plan.documents.en ?? [];
    const { db } = server.database;
    const contents = db
      .selectFrom('plan_contents')
      .selectAll()
      .where('plan_code', '=', 'SEMH')
      .where('lang', '=', 'en');
    const { content } = await contents.executeTakeFirstOrThrow();
    const change = async (words: object) => {
      await db
        .updateTable('plan_contents')
        .set({ content: JSON.stringify(words) })
        .where('plan_code', '=', 'SEMH')
        .where('lang', '=', 'en')
        .execute();
      await announce(db, 'organizations_changed');
    };
    await change({ ...content, name: 'Another name', limits: { emergencyMedical: 'Up to $1' } });
    const ofToday = async () => {
      const given = { params: { planCode: 'SEMH', kind: 'policy' as const }, query: { lang: 'EN' } };
      return textOf((await agent.body(readPlanDocument, given)) as Uint8Array);
    };
    await expect.poll(ofToday, { timeout: 20_000 }).toContain('Another name');
    expect(await textOf(await paper(policyNumber, 'EN', 'trip'))).toBe(before);
    const kept = await agent.fetch(wording?.href ?? '');
    const keptText = await textOf(new Uint8Array(await kept.arrayBuffer()));
    expect(keptText).toContain('Single-Trip Emergency Medical');
    expect(keptText).not.toContain('Another name');
    await change(content);
  });

  it.each([
    ['SEMH', 'x'.repeat(43), 404],
    ['SEMH', 'short', 400],
  ])('the document of %s under the edition %s is answered with %i', async (planCode, edition, status) => {
    const response = await agent.fetch(
      `/api/product/documents/${planCode}/policy?lang=EN&edition=${edition}`,
    );
    expect(response.status).toBe(status);
  });

  it('[DL-015] documents have the title, the language and the structure that a screen reader needs', async () => {
    const { policyNumber } = await family();
    for (const [lang, tag] of [
      ['EN', 'en-CA'],
      ['FR', 'fr-CA'],
    ] as const) {
      for (const of of ['policy', 'trip'] as const) {
        const tags = await tagsOf(await paper(policyNumber, lang, of));
        expect(tags).toMatchObject({
          isMarked: true,
          language: tag,
          title: expect.stringContaining(policyNumber),
        });
        expect(tags.metadata).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
        for (const role of [
          'Document',
          'H1',
          'H2',
          'P',
          'Span',
          'Table',
          'TR',
          'TH',
          'TD',
          'L',
          'LI',
          'Lbl',
          'LBody',
        ]) {
          expect(tags.roles).toContain(role);
        }
        expect(new Set(tags.parentsOfCells)).toEqual(new Set(['TR']));
        const levels = headingLevels(tags.roles);
        expect(levels[0]).toBe(1);
        for (const [at, level] of levels.entries())
          expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
        expect(tags.untagged).toEqual([]);
        const numbered = tags.artifacts.filter((text) => /^Page \d+ (?:of|sur) \d+$/.test(text));
        expect(numbered).toHaveLength(tags.pages);
      }
    }
  });
});
