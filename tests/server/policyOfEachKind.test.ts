import { expect, it } from 'vitest';
import { readPolicyPdf } from '#domain/calls/policies/readPolicyPdf.ts';
import type { RequestedPlan } from '#domain/calls/shapes/plan.ts';
import { onPostgres } from '#tests/support/database.ts';
import { paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { printedPolicy, textOf } from '#tests/support/purchases/documents.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { visitBody } from '#tests/support/quote/bodies.ts';
import { realPrinter } from '#tests/support/server/printers.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

const medical = { code: 'SEMH', tripPreference: { deductible: 0 } };
const cancellation = { code: 'STCIH', tripPreference: { tripCost: 2_000, coverageAmount: 2_500 } };

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins, { printer: realPrinter }));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'slavoie'));

  const bought = async (plan: RequestedPlan) =>
    (await buy(agent, paidToAgency(await unpaidBody(agent, [{ plan }])))).record.policyNumber;
  const inBoth = async (policyNumber: string) => ({
    english: await printedPolicy(agent, policyNumber),
    french: await printedPolicy(agent, policyNumber, 'FR'),
  });

  it('what a plan does not cover at all is said above the list of what concerns the traveller', async () => {
    const { english, french } = await inBoth(await bought(medical));
    expect(english).toContain('What is not covered, in short A medical condition that was not stable');
    expect(english).toMatch(/\(Sample text, not a contract\.\) • Mountain climbing/);
    expect(french).toContain('Ce qui n’est pas couvert, en bref Une affection qui n’était pas stable');
    expect(french).toMatch(/sans valeur contractuelle\.\) • L’alpinisme/);
  });

  it('a policy without medical care asks nobody to call before treatment', async () => {
    const policyNumber = await bought(cancellation);
    const { english, french } = await inBoth(policyNumber);
    expect(english).toContain('1 800 555-0191');
    expect(english).toContain('For help on the trip, call one of these numbers.');
    expect(english).not.toContain('before you receive treatment, or');
    expect(french).toContain('Pour obtenir de l’aide pendant le voyage, composez l’un de ces numéros.');
    expect(french).not.toContain('avant de recevoir des soins, ou');
    const trip = { params: { policyNumber }, query: { of: 'trip' }, headers: { lang: 'EN' } } as const;
    expect(await textOf((await agent.body(readPolicyPdf, trip)) as Uint8Array)).not.toContain(
      'before you receive treatment, or',
    );
    const ofMedical = await inBoth(await bought(medical));
    expect(ofMedical.english).toContain('Call before you receive treatment, or as soon as you can');
    expect(ofMedical.english).not.toContain('For help on the trip');
  });

  it('a policy that covers cancellation says that this begins with the purchase, and no other does', async () => {
    const { english, french } = await inBoth(await bought(cancellation));
    expect(english).toContain('Cancellation coverage From June 15, 2026 until departure');
    expect(french).toContain('Couverture d’annulation Du 15 juin 2026 jusqu’au départ');
    expect((await inBoth(await bought(medical))).english).not.toContain('Cancellation coverage');
  });

  it('a policy for a super visa says so, with the day of arrival', async () => {
    const { flowTravellerType, tripInformation } = visitBody(true);
    const visitor = {
      age: 63,
      dateOfBirth: '1963-05-04',
      plan: { code: 'SVTCSH', tripPreference: { coverageAmount: 100_000, deductible: 0 } },
    };
    const body = await unpaidBody(agent, [visitor], { flowTravellerType, tripInformation });
    const { record } = await buy(agent, paidToAgency(body));
    const { english, french } = await inBoth(record.policyNumber);
    expect(english).toContain('Arrival in Canada July 1, 2026 Super visa Yes');
    expect(french).toContain('Arrivée au Canada 1er juillet 2026 Super visa Oui');
  });

  it('what is paid when somebody cancels for any reason is half of the trip cost, and coverage without an end says so', async () => {
    const tripPreference = { tripCost: 1_999.5, coverageAmount: 999_999 };
    const plan = { ...cancellation, tripPreference, optionalBenefits: [{ code: 'CFAR' }] };
    const { english, french } = await inBoth(await bought(plan));
    expect(english).toContain(
      'Up to $1,999.50 Trip interruption Unlimited Cancel for any reason Up to $999.75 Not',
    );
    expect(french).toContain('Illimité Annulation pour toute raison Jusqu’à 999,75 $ Non compris');
  });
});
