import { beforeAll, expect, it } from 'vitest';
import { mailHeldQuote } from '#domain/calls/heldQuotes/mailHeldQuote.ts';
import { readHeldQuotePdf } from '#domain/calls/heldQuotes/readHeldQuotePdf.ts';
import { readQuoteClient } from '#domain/calls/heldQuotes/readQuoteClient.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import { type FlowForms, noForms } from '#domain/flow/flowForms.ts';
import { onPostgres } from '#tests/support/database.ts';
import { mailsTo } from '#tests/support/mail/mailbox.ts';
import { startShop } from '#tests/support/purchases/shop.ts';
import { travellersForm } from '#tests/support/quote/forms.ts';
import { holdQuote, pricedForms } from '#tests/support/quote/heldQuote.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { realPrinter } from '#tests/support/server/printers.ts';
import { textOf } from '#tests/support/purchases/documents.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const day = 86_400_000;
const days = { today: '2027-03-01', departureDate: '2027-05-01', returnDate: '2027-05-10' };

const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const clock = testClock(`${days.today}T15:00:00Z`);
  const server = startedFor(() => startShop(engine, standins, { clock, printer: realPrinter }));
  let agent: TestClient;
  let forms: FlowForms;
  beforeAll(async () => {
    agent = await signInAs(server.client('b2b'), 'gbouchard');
    forms = await pricedForms(agent, days);
  });

  const hold = async (held = forms, step: StepKey = 'CONTACT_DETAILS') => {
    const draftId = await holdQuote(agent, step, held);
    const drafts = server.database.db.selectFrom('drafts').select('number').where('id', '=', draftId);
    return `Q-${(await drafts.executeTakeFirstOrThrow()).number}`;
  };
  const unpriced = () => hold({ ...noForms, travellers: travellersForm() }, 'TRIP_DETAILS');
  const print = (quoteNumber: string, lang: 'EN' | 'FR' = 'EN', client = agent) =>
    client.call(readHeldQuotePdf, { params: { quoteNumber }, headers: { lang } });
  const mail = (quoteNumber: string, email: string, more: object = {}, client = agent) =>
    client.call(mailHeldQuote, {
      params: { quoteNumber },
      body: { firstName: 'Zoé', email, language: 'FR', mailId: crypto.randomUUID(), ...more },
    });
  const ownAddress = (name: string) => `${name}.${engine.name}@example.ca`;

  it('a quote is printed in the language of its first traveller, with plan, price and the day until which it is held', async () => {
    const quoteNumber = await hold();
    const answer = await print(quoteNumber);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${quoteNumber}-fr.pdf"`);
    const text = await textOf((answer as unknown as { body: Uint8Array }).body);
    for (const words of [
      quoteNumber,
      'Marie Tremblay',
      '31 mars 2027',
      'LIS, Lisbonne, Portugal',
      forms.plans?.chosen[0]?.name.fr,
    ])
      expect(text).toContain(words);
    const spoken = { ...forms, apply: null };
    expect((await print(await hold(spoken, 'QUOTE_DETAILS'))).headers.get('content-disposition')).toContain(
      '-en.pdf',
    );
  });

  /** What is printed of a quote of that kind. */
  const printed = async (kind: Partial<Parameters<typeof pricedForms>[1]> = {}) => {
    const answer = await print(await hold(await pricedForms(agent, { ...days, ...kind })));
    return textOf((answer as unknown as { body: Uint8Array }).body);
  };

  it('a top-up is printed with the days that it insures', async () => {
    const text = await printed({
      travellers: { flowTravellerType: 'TOP_UP' },
      trip: { existingCoverageDays: '2' },
    });
    expect(text).toContain('Du 3 mai 2027 au 10 mai 2027');
    expect(text).not.toContain('Jours par voyage');
    expect(text).toContain('Franchise Aucune');
  });

  it('a year of trips is printed by its first departure, its last day and where the first trip goes', async () => {
    expect(await printed({ returnDate: '2028-04-29', travellers: { multiTrip: 'true' } })).toContain(
      'Premier départ 1er mai 2027 Dernier jour couvert 29 avril 2028 Destination du premier voyage LIS, Lisbonne',
    );
  });

  it('the school of a student and the super visa of a visitor are printed', async () => {
    const school = { schoolName: 'Université Laval', schoolCity: 'Québec' };
    const studies = { educationStartDate: '2027-05-01', educationEndDate: '2027-05-08' };
    const student = { flowTravellerType: 'STUDENT', studentType: 'CANADIAN_OUTSIDE' } as const;
    expect(await printed({ travellers: student, trip: { ...school, ...studies } })).toContain(
      'Établissement d’enseignement Université Laval, Québec Études Du 1er mai 2027 au 8 mai 2027',
    );
    const visitor = (isSuperVisa: 'true' | 'false') =>
      printed({
        travellers: { flowTravellerType: 'VISITOR_TO_CANADA' },
        trip: { arrivalDate: '2027-05-02', isSuperVisa },
      });
    const text = await visitor('true');
    expect(text).toContain('Arrivée au Canada 2 mai 2027 Super visa Oui');
    expect(text).not.toContain('Établissement');
    expect(await visitor('false')).not.toContain('Super visa');
  });

  it('a quote says what it pays, for how long, in which money, and where it is bought', async () => {
    const travellers = [{ id: 'pax-1', age: '40', tripCost: '2500' }];
    const text = await printed({ code: 'SAIH', travellers: { travellers } });
    for (const words of [
      'Établie le 1er mars 2027',
      'Jours assurés 10',
      'Annulation de voyage Jusqu’à 2 500 $ Interruption de voyage Jusqu’à 3 750 $',
      'Les montants sont en dollars canadiens; taxes comprises, s’il y a lieu.',
      'Pour acheter',
      'Adresse 1204, rue Peel, Montréal QC H3B 2T6',
      'Téléphone et courriel 1 514 555-0104 et assurance@voyages-boreal.example',
    ])
      expect(text).toContain(words);
  });

  it('a plan that covers cancellation is printed with when this begins', async () => {
    const travellers = [{ id: 'pax-1', age: '40', tripCost: '1000' }];
    expect(await printed({ code: 'STCIH', travellers: { travellers } })).toContain(
      'Couverture d’annulation Du jour de l’achat jusqu’au départ',
    );
    expect(await printed()).not.toContain('Couverture d’annulation');
  });

  it('the client gets it by mail once, in the language that was chosen, with the PDF attached', async () => {
    const quoteNumber = await hold();
    const email = ownAddress('once');
    const mailId = crypto.randomUUID();
    for (const _ of [1, 2]) expect(await mail(quoteNumber, email, { mailId })).toMatchObject({ status: 202 });
    const [message, ...others] = await mailsTo(standins, email);
    expect(others).toEqual([]);
    expect(message?.text).toContain(quoteNumber);
    expect(message?.text).toContain('Bonjour Zoé');
    expect(message?.text).not.toContain('#continue=');
    expect(message?.attachments.map(({ name }) => name)).toEqual([`${quoteNumber}-fr.pdf`]);
    const refused = { status: 409, problem: { code: 'quote.otherMail' } };
    expect(await mail(await hold(), email, { mailId })).toMatchObject(refused);
    expect(await mail(quoteNumber, ownAddress('other'), { mailId })).toMatchObject(refused);
  });

  it('whom it is for is the first traveller of the application, nobody before there is one, and out of reach nothing', async () => {
    const [first] = forms.apply?.travellers ?? [];
    const quoteNumber = await hold();
    const params = { quoteNumber };
    expect(first).toMatchObject({ firstName: 'Marie', lang: 'FR', email: expect.stringContaining('@') });
    expect(await agent.body(readQuoteClient, { params })).toEqual({
      firstName: 'Marie',
      email: first?.email,
      language: 'FR',
    });
    expect(await agent.body(readQuoteClient, { params: { quoteNumber: await unpriced() } })).toEqual({
      firstName: '',
      email: '',
      language: null,
    });
    const stranger = await signInAs(server.client('b2b'), 'omartin');
    expect(await stranger.call(readQuoteClient, { params })).toMatchObject({ status: 404 });
  });

  it('five mails a day go to one address', async () => {
    const quoteNumber = await hold();
    const email = ownAddress('often');
    for (const _ of [1, 2, 3, 4, 5]) expect((await mail(quoteNumber, email)).status).toBe(202);
    expect(await mail(quoteNumber, email.toUpperCase())).toMatchObject({
      status: 429,
      problem: { code: 'quote.mailedOften' },
    });
  });

  it.each([
    ['HTML in the name', { firstName: '<b>Zoé</b>' }],
    ['a line break in the name', { firstName: 'Zoé\nBcc: all' }],
    ['no address', { email: 'zoe@' }],
    ['a language that there is not', { language: 'DE' }],
  ])('with %s nothing is written', async (_, more) => {
    const quoteNumber = await hold();
    expect((await mail(quoteNumber, ownAddress('bad'), more)).status).toBe(400);
    expect(await mailsOf(ownAddress('bad'))).toEqual([]);
  });
  const mailsOf = (email: string) =>
    server.database.db.selectFrom('quote_mails').selectAll().where('email', '=', email).execute();

  it('without a price, out of reach, and past its validity it is neither printed nor mailed', async () => {
    const early = await unpriced();
    const noPrice = { status: 409, problem: { code: 'quote.unpriced' } };
    expect(await print(early)).toMatchObject(noPrice);
    expect(await mail(early, ownAddress('early'))).toMatchObject(noPrice);
    const stranger = await signInAs(server.client('b2b'), 'omartin');
    const quoteNumber = await hold();
    const absent = { status: 404, problem: { code: 'notFound' } };
    expect(await print(quoteNumber, 'EN', stranger)).toMatchObject(absent);
    expect(await mail(quoteNumber, ownAddress('far'), {}, stranger)).toMatchObject(absent);
    server.clock.advance(31 * day);
    agent = await signInAs(server.client('b2b'), 'gbouchard');
    const expired = { status: 409, problem: { code: 'quote.expired' } };
    expect(await print(quoteNumber)).toMatchObject(expired);
    expect(await mail(quoteNumber, ownAddress('late'))).toMatchObject(expired);
    const { db } = server.database;
    const mails = await db.selectFrom('quote_mails').select('email').execute();
    expect(mails.map(({ email }) => email)).not.toEqual(
      expect.arrayContaining([ownAddress('early'), ownAddress('far'), ownAddress('late')]),
    );
  });
});
