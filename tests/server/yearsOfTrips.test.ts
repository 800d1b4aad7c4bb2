import { expect, it } from 'vitest';
import { onPostgres } from '#tests/support/database.ts';
import { addressed, openLink, tokenIn } from '#tests/support/mail/letters.ts';
import { mailsTo } from '#tests/support/mail/mailbox.ts';
import { paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { printedPolicy } from '#tests/support/purchases/documents.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { quoteBodyOf } from '#tests/support/quote/bodies.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { realPrinter } from '#tests/support/server/printers.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins, { printer: realPrinter }));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'slavoie'));

  it('a year of trips is told by its first departure, its last day, where the first trip goes, and when one can cancel', async () => {
    const email = (lang: string) => `year.${lang}.${engine.name}@example.ca`;
    const tripInformation = {
      ...quoteBodyOf({}).tripInformation,
      tripType: 'MULTIPLE' as const,
      endDate: '2027-06-30',
      destinationName: 'Lyon',
    };
    const plan = { code: 'MAIH', tripPreference: { daysPerTrip: 4, coverageAmount: 1_500 } };
    const travellers = ['1', '2'].map((referenceNumber) => ({ referenceNumber, plan }));
    const body = addressed(paidToAgency(await unpaidBody(agent, travellers, { tripInformation })), [
      { email: email('en'), lang: 'EN' },
      { email: email('fr'), lang: 'FR' },
    ]);
    const { record } = await buy(agent, body);

    const [english, french] = [
      await printedPolicy(agent, record.policyNumber),
      await printedPolicy(agent, record.policyNumber, 'FR'),
    ];
    expect(english).toContain('Cancellation coverage From June 15, 2026 until each departure');
    expect(french).toContain('Couverture d’annulation Du 15 juin 2026 jusqu’à chaque départ');
    expect(english).toContain(
      'First departure July 1, 2026 Last day covered June 30, 2027 Destination of the first trip Lyon',
    );
    expect(french).toContain(
      'Premier départ 1er juillet 2026 Dernier jour couvert 30 juin 2027 Destination du premier voyage Lyon',
    );

    const [mail] = await mailsTo(standins, email('en'));
    expect(mail?.text).toMatch(/First departure:? +July 1, 2026\s+Last day covered:? +June 30, 2027/);
    expect(mail?.text).toContain('Cancellation coverage: From June 15, 2026 until each departure');
    expect(mail?.text).toMatch(/Destination of the first trip:? +Lyon/);
    expect(mail?.text).not.toMatch(/^(?:Departure|Return|Destination) *:/m);
    const [courriel] = await mailsTo(standins, email('fr'));
    expect(courriel?.text).toMatch(
      /Premier départ\s?:? +1er juillet 2026\s+Dernier jour couvert\s?:? +30 juin/,
    );
    expect(courriel?.text).toMatch(/Couverture d’annulation\s?: Du 15 juin 2026 jusqu’à chaque départ/);
    expect(courriel?.text).toMatch(/Destination du premier voyage\s?:? +Lyon/);

    const linked = await openLink(server.client('b2b'), tokenIn(mail ?? { text: '' }));
    expect(linked).toMatchObject({ ok: true, body: { trip: { tripType: 'MULTIPLE' } } });
  });
});
