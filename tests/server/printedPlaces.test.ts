import { expect, it } from 'vitest';
import { onPostgres } from '#tests/support/database.ts';
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

  it.each([
    ['CDG, Charles de Gaulle International Airport, France', 'CDG, Paris–Charles-de-Gaulle, France'],
    ['Mexico', 'Mexique'],
    ['Europe', 'Europe'],
    ['Somewhere else', 'Somewhere else'],
  ])('a destination that was chosen as %s is printed in French as %s', async (english, french) => {
    const { tripInformation } = quoteBodyOf({});
    const body = paidToAgency(
      await unpaidBody(agent, [{}], { tripInformation: { ...tripInformation, destinationName: english } }),
    );
    const { record } = await buy(agent, body);
    expect(await printedPolicy(agent, record.policyNumber)).toContain(english);
    expect(await printedPolicy(agent, record.policyNumber, 'FR')).toContain(french);
  });
});
