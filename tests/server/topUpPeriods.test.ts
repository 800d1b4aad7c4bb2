import { expect, it } from 'vitest';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
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

/** A trip from 1 July 2026 of which four days are covered, and what tops it up. */
const trips = [
  {
    trip: 'that needs six days more',
    endDate: '2026-07-10',
    insuredDays: 6,
    period: { from: '2026-07-05', to: '2026-07-10' },
    english: 'July 5, 2026 to July 10, 2026',
    french: 'Du 5 juillet 2026 au 10 juillet 2026',
    returns: 'July 10, 2026',
  },
  {
    trip: 'that needs fewer days than the plan has at least',
    endDate: '2026-07-06',
    insuredDays: 4,
    period: { from: '2026-07-05', to: '2026-07-08' },
    english: 'July 5, 2026 to July 8, 2026',
    french: 'Du 5 juillet 2026 au 8 juillet 2026',
    returns: 'July 6, 2026',
  },
];

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins, { printer: realPrinter }));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'slavoie'));

  it.each(trips)(
    'a top-up of a trip $trip tells the days that it insures wherever its policy is told',
    async ({ endDate, insuredDays, period, english, french, returns }) => {
      const email = (lang: string) => `topup.${insuredDays}.${lang}.${engine.name}@example.ca`;
      const trip: Partial<Omit<PolicyBody, 'paxes'>> = {
        flowTravellerType: 'TOP_UP',
        tripInformation: { ...quoteBodyOf({}).tripInformation, endDate, existingCoverageDays: 4 },
      };
      const travellers = ['1', '2'].map((referenceNumber) => ({ referenceNumber, plan: { code: 'SEMTUH' } }));
      const body = addressed(paidToAgency(await unpaidBody(agent, travellers, trip)), [
        { email: email('en'), lang: 'EN' },
        { email: email('fr'), lang: 'FR' },
      ]);
      const { record } = await buy(agent, body);
      expect(record.paxes[0]?.plan).toMatchObject({ insuredDays, insuredPeriod: period });

      const printed = await printedPolicy(agent, record.policyNumber);
      expect(printed).toContain(`Departure July 1, 2026 Return ${returns}`);
      expect(printed).toContain(`Insured period ${english} Insured days ${insuredDays}`);
      expect(await printedPolicy(agent, record.policyNumber, 'FR')).toContain(
        `Période assurée ${french} Jours assurés ${insuredDays}`,
      );

      const [mail] = await mailsTo(standins, email('en'));
      expect(mail?.text).toMatch(new RegExp(`Insured period:? +${english}`));
      expect(mail?.text).not.toContain('Days per trip');
      const [courriel] = await mailsTo(standins, email('fr'));
      expect(courriel?.text).toMatch(new RegExp(`Période assurée\\s?:? +${french}`));

      const linked = await openLink(server.client('b2b'), tokenIn(mail ?? { text: '' }));
      expect(linked.ok && linked.body.paxes[0]?.plan.insuredPeriod).toEqual(period);
    },
  );
});
