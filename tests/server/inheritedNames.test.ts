import { expect, it } from 'vitest';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { onPostgres } from '#tests/support/database.ts';
import { dependentOf, paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { newKey, pay, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

/** A body with the first traveller changed. */
const withFirst = (body: PolicyBody, changed: object): PolicyBody => ({
  ...body,
  paxes: body.paxes.map((pax, at) => (at === 0 ? { ...pax, ...changed } : pax)),
});

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'omartin'));
  const dependents = [dependentOf({}), dependentOf({ referenceNumber: '3' })];

  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
    '[CP-001 partly] [CP-004 partly] whatever a buyer names %s is issued or refused before a card is charged',
    async (name) => {
      const isNumber = name !== '__proto__';
      const numbered = await unpaidBody(agent, [{ referenceNumber: isNumber ? name : '1' }]);
      const single = withFirst(numbered, { referenceNumber: name });
      const ofFamily = await unpaidBody(agent, [{}], { travellerType: 'FAMILY', dependents });
      const renamed = [{ ...dependentOf({}), referenceNumber: name }, dependentOf({ referenceNumber: '3' })];
      const [pax] = ofFamily.paxes;
      const answers = { type: 'MEDICAL', answers: [{ key: name, answer: 'true' }] };
      const benefits = { ...pax?.plan, optionalBenefits: [{ code: name }] };
      const statuses = [];
      for (const body of [
        single,
        { ...ofFamily, dependents: renamed },
        withFirst(ofFamily, { questionnaires: [answers] }),
        withFirst(ofFamily, { questionnaires: [{ ...answers, type: name }] }),
        withFirst(ofFamily, { plan: { ...pax?.plan, code: name } }),
        withFirst(ofFamily, { plan: benefits }),
        { ...ofFamily, [name]: 1 },
      ]) {
        const paid = paidByCard(body as PolicyBody, await dataKeyOf(standins));
        statuses.push((await pay(agent, await newKey(agent), paid)).status);
      }
      const issued = isNumber ? 201 : 400;
      expect(statuses).toEqual([issued, issued, 400, 400, 400, 400, 400]);
    },
  );
});
