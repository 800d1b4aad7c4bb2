import { expect, it } from 'vitest';
import type { RequestedPlan } from '#domain/calls/shapes/plan.ts';
import { onPostgres } from '#tests/support/database.ts';
import { paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { printedPolicy } from '#tests/support/purchases/documents.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { realPrinter } from '#tests/support/server/printers.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

const medical = { code: 'SEMH', tripPreference: { deductible: 0 } };

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
});
