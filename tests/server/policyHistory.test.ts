import { expect, it } from 'vitest';
import { loadPolicy } from '#domain/calls/policies/loadPolicy.ts';
import { readPolicyHistory } from '#domain/calls/policies/readPolicyHistory.ts';
import { giveTaskName } from '#domain/calls/tasks/taskNames.ts';
import { onPostgres } from '#tests/support/database.ts';
import { moved, withPax, writeVersion } from '#tests/support/policies/writeVersion.ts';
import { paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

onPostgres((engine) => {
  const standins = startedFor(() => startStandins());
  const server = startedFor(() => startShop(engine, standins));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'slavoie'));
  const params = (policyNumber: string) => ({ params: { policyNumber } });

  /** Numbers of two policies that were bought together; the name of the second traveller is to follow. */
  const bought = async () => {
    const body = paidToAgency(await unpaidBody(agent, [{}, { referenceNumber: '2' }]));
    const paxes = body.paxes.map((pax) =>
      pax.referenceNumber === '2' ? { ...pax, firstName: '', lastName: '', nameToFollow: true } : pax,
    );
    const { record } = await buy(agent, { ...body, paxes });
    return record.paxes.map(({ policyNumber }) => policyNumber) as [string, string];
  };

  it('[DL-012] the history of a policy has records and paxes: who changed what, when and why, from and to', async () => {
    const [first, second] = await bought();
    const name = { firstName: 'Ada', lastName: 'Okafor' };
    await agent.body(giveTaskName, { params: { taskId: `name.${second}`, reference: '2' }, body: name });
    await writeVersion(server.database.db, first, (last) => ({
      state: {
        ...withPax(last, first, { medical_answers: 'sealed anew', contact: { address: { city: 'Laval' } } }),
        policy: { ...last.policy, end_date: '2026-07-12' },
      },
    }));
    const history = await agent.body(readPolicyHistory, params(second));
    expect(history.paxes).toEqual([
      { referenceNumber: '1', policyNumber: first, firstName: 'Marie', lastName: 'Tremblay' },
      { referenceNumber: '2', policyNumber: second, ...name },
    ]);
    const by = { actor: 'PERSON', by: 'Sophie Lavoie', organizationCode: 'BOREAL-MTL' };
    const inForce = { field: 'policyStatus', from: 'PENDING', to: 'ACTIVE' };
    expect(history.records).toMatchObject([
      { version: 5, reason: 'ENDORSEMENT', actor: 'SYSTEM', by: null, at: '2026-03-02T12:00:00.000Z' },
      {
        version: 4,
        reason: 'NAMES_GIVEN',
        ...by,
        changes: [
          { referenceNumber: '2', field: 'firstName', from: null, to: 'Ada' },
          { referenceNumber: '2', field: 'lastName', from: null, to: 'Okafor' },
        ],
      },
      { version: 3, reason: 'ACTIVATION', actor: 'SYSTEM', changes: [{ referenceNumber: '2', ...inForce }] },
      { version: 2, reason: 'ACTIVATION', actor: 'SYSTEM', changes: [{ referenceNumber: '1', ...inForce }] },
      { version: 1, reason: 'PURCHASE', ...by, at: expect.stringContaining('2026-06-15T'), changes: [] },
    ]);
    const endorsed = history.records[0]?.changes;
    expect(endorsed).toContainEqual({
      referenceNumber: null,
      field: 'endDate',
      from: '2026-07-10',
      to: '2026-07-12',
    });
    expect(endorsed).toContainEqual({ referenceNumber: '1', field: 'medicalAnswers', from: null, to: null });
    expect(endorsed).toContainEqual({ referenceNumber: '1', field: 'city', from: 'Montréal', to: 'Laval' });
    for (const path of [`/api/policies/${second}/history`, `/policy/${second}/history`])
      expect(await (await agent.fetch(path, {})).json()).toEqual(history);
  });

  it('[DL-012] is read with POLICY_READ within reach; another’s policy is not there, and the attempt is written down', async () => {
    const [first] = await bought();
    const stranger = await signInAs(server.client('b2b'), 'omartin');
    const refused = await stranger.call(readPolicyHistory, params(first));
    expect(refused).toMatchObject({ status: 404, problem: { code: 'notFound' } });
    const audit = server.database.db.selectFrom('audit').select(['action', 'object_type', 'object_id']);
    const written = audit.where('request_id', '=', refused.headers.get('x-request-id'));
    expect(await written.execute()).toEqual([
      { action: 'scope.refuse', object_type: 'policy', object_id: first },
    ]);
    const usersOnly = await signInAs(server.client('b2b'), 'mgagnon');
    expect(await usersOnly.call(readPolicyHistory, params(first))).toMatchObject({ status: 403 });
    const insurer = await signInAs(server.client('admin'), 'mchen');
    expect(await insurer.call(readPolicyHistory, params(first))).toMatchObject({ status: 200 });
  });

  it('[FT-008 partly] every charge and refund of purchase, endorsement, cancellation and reinstatement appears once', async () => {
    const [first] = await bought();
    const acts = [
      ['ENDORSEMENT', 1_050, 'order.1'],
      ['CANCELLATION', -1_050, 'order.1'],
      ['REINSTATEMENT', 1_050, 'order.2'],
    ] as const;
    for (const [reason, cents, order] of acts)
      await writeVersion(
        server.database.db,
        first,
        (state) => ({ state, ...moved(first, cents, order) }),
        reason,
      );
    const { paxes } = await agent.body(loadPolicy, params(first));
    const [pax] = paxes;
    const paid = pax?.plan?.premiumTotal;
    expect(pax?.movements).toMatchObject([
      { type: 'CHARGE', method: 'PAID_TO_AGENCY', amount: paid, cardReference: null },
      { type: 'CHARGE', method: 'CREDIT_CARD', amount: 10.5, cardReference: 'order.1' },
      { type: 'REFUND', method: 'CREDIT_CARD', amount: 10.5, cardReference: 'order.1' },
      { type: 'CHARGE', method: 'CREDIT_CARD', amount: 10.5, cardReference: 'order.2' },
    ]);
    expect(pax?.premiums.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['PURCHASE', paid],
      ['ENDORSEMENT', 10.5],
      ['CANCELLATION', -10.5],
      ['REINSTATEMENT', 10.5],
    ]);
  });
});
