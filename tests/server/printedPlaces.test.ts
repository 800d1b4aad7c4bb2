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

  const bodyTo = async (destinationName: string) => {
    const { tripInformation } = quoteBodyOf({});
    const trip = { tripInformation: { ...tripInformation, destinationName } };
    return paidToAgency(await unpaidBody(agent, [{}], trip));
  };

  it.each([
    ['CDG, Charles de Gaulle International Airport, France', 'CDG, Paris–Charles-de-Gaulle, France'],
    ['Mexico', 'Mexique'],
    ['Europe', 'Europe'],
    ['Somewhere else', 'Somewhere else'],
  ])('a destination that was chosen as %s is printed in French as %s', async (english, french) => {
    const { record } = await buy(agent, await bodyTo(english));
    expect(await printedPolicy(agent, record.policyNumber)).toContain(english);
    expect(await printedPolicy(agent, record.policyNumber, 'FR')).toContain(french);
  });

  it('the mail of a policy and the page of its link name the destination in the language of their reader', async () => {
    const email = `places.${engine.name}@example.ca`;
    await buy(agent, addressed(await bodyTo('Mexico'), [{ email, lang: 'FR' }]));
    const [mail] = await mailsTo(standins, email);
    expect(mail?.text).toContain('Mexique');
    expect(mail?.text).not.toMatch(/Mexico/);
    expect(await openLink(server.client('b2b'), tokenIn(mail ?? { text: '' }))).toMatchObject({
      status: 200,
      body: { trip: { destination: { en: 'Mexico', fr: 'Mexique' } } },
    });
  });
});
