import { expect, it } from 'vitest';
import { loadPolicy } from '#domain/calls/policies/loadPolicy.ts';
import { requotePolicy } from '#domain/calls/policies/requotePolicy.ts';
import type { EditedPolicy } from '#domain/calls/shapes/editedPolicy.ts';
import { onPostgres } from '#tests/support/database.ts';
import { editedOf } from '#tests/support/policies/edited.ts';
import { writeVersion } from '#tests/support/policies/writeVersion.ts';
import { paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'slavoie'));
  const refusal = async (body: EditedPolicy) => {
    const answer = await agent.call(requotePolicy, { body });
    return answer.ok ? null : [answer.status, ...Object.entries(answer.problem.fields ?? {}).flat()];
  };
  const trip = (body: EditedPolicy, changed: Partial<EditedPolicy['tripInformation']>): EditedPolicy => ({
    ...body,
    tripInformation: { ...body.tripInformation, ...changed },
  });
  const first = (body: EditedPolicy, changed: object): EditedPolicy => ({
    ...body,
    paxes: body.paxes.map((pax, at) => (at === 0 ? { ...pax, ...changed } : pax)),
  });

  it('[EN-080] [EN-081] what the plan does not let change is refused at its field, with why not', async () => {
    const plan = { code: 'SAIH', tripPreference: {}, optionalBenefits: [] };
    const { record } = await buy(agent, paidToAgency(await unpaidBody(agent, [{ plan }])));
    const { policyNumber } = record;
    const edit = async () => editedOf(await agent.body(loadPolicy, { params: { policyNumber } }));
    const dated = (startDate: string, endDate: string) =>
      writeVersion(server.database.db, policyNumber, ({ policy, ...state }) => {
        const trip_information = { ...policy.trip_information, startDate, endDate };
        const days = { start_date: startDate, end_date: endDate, trip_information };
        return { state: { ...state, policy: { ...policy, ...days } } };
      });
    const body = await edit();
    expect(await refusal(first(body, { tripCost: 1400 }))).toBeNull();
    expect(await refusal(first(body, { tripCost: 400 }))).toEqual([
      400,
      'body.paxes.0.tripCost',
      'noDecrease',
    ]);
    expect(await refusal(trip(body, { tripType: 'MULTIPLE' }))).toContain('soldSo');
    await dated('2026-06-10', '2026-06-20');
    expect(await refusal(trip(await edit(), { endDate: '2026-06-18' }))).toEqual([
      400,
      'body.tripInformation.endDate',
      'noShorteningAfterDeparture',
    ]);
    await dated('2026-06-01', '2026-06-10');
    expect(await refusal(first(await edit(), { firstName: 'Ana' }))).toContain('tripEnded');
  });
});
