import { expect, it } from 'vitest';
import { readPolicyWorksheet } from '#domain/calls/policies/readPolicyWorksheet.ts';
import { onPostgres } from '#tests/support/database.ts';
import { addressed } from '#tests/support/mail/letters.ts';
import { mailsTo } from '#tests/support/mail/mailbox.ts';
import { paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { printedPolicy } from '#tests/support/purchases/documents.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { sentMedicalAnswers, withHeart } from '#tests/support/questionnaires/medical.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { realPrinter } from '#tests/support/server/printers.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

/** A key, an answer and words of each question of somebody with a heart condition, in both languages. */
const health =
  /heartCondition|heartSurgery|awaitingTreatment|FORMER|heart condition|heart surgery|maladie du cœur/;
/** Somebody of 66 on 15 June 2026. */
const older = { dateOfBirth: '1960-05-04', age: 66, questionnaires: [sentMedicalAnswers(withHeart)] };

onPostgres((engine) => {
  const standins = startedFor(() => startStandins());
  const server = startedFor(() =>
    startShop(engine, standins, { printer: realPrinter, settings: { PORTAGE_LOG_LEVEL: 'verbose' } }),
  );

  it('after a purchase with a medical questionnaire no mail, printed policy, worksheet or line of the log holds an answer or a question of it', async () => {
    const agent = await signInAs(server.client('b2b'), 'omartin');
    const email = `health.${engine.name}@example.ca`;
    const body = addressed(paidToAgency(await unpaidBody(agent, [older])), [{ email, lang: 'EN' }]);
    const { record } = await buy(agent, body);
    const { policyNumber } = record;
    const mails = await mailsTo(standins, email);
    const printed = [
      await printedPolicy(agent, policyNumber),
      await printedPolicy(agent, policyNumber, 'FR'),
    ];
    const worksheet = await agent.body(readPolicyWorksheet, { params: { policyNumber } });
    const held = { mails, printed, worksheet, log: server.log };
    for (const [where, told] of Object.entries(held)) {
      expect(JSON.stringify(told).length, where).toBeGreaterThan(200);
      expect(JSON.stringify(told), where).not.toMatch(health);
    }
    expect(printed[0]).toContain('Marie Tremblay');
  });
});
