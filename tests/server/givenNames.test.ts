import { expect, it } from 'vitest';
import { giveLinkedName } from '#domain/calls/policies/giveLinkedName.ts';
import { searchTasks } from '#domain/calls/tasks/searchTasks.ts';
import { giveTaskName, readTaskNames } from '#domain/calls/tasks/taskNames.ts';
import { onPostgres } from '#tests/support/database.ts';
import { addressed, openLink, tokenIn } from '#tests/support/mail/letters.ts';
import { mailsTo } from '#tests/support/mail/mailbox.ts';
import { paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const ada = { firstName: 'Ada', lastName: 'Okafor' };
const eve = { firstName: 'Eve', lastName: 'Ng' };

onPostgres((engine) => {
  const standins = startedFor(() => startStandins());
  const server = startedFor(() => startShop(engine, standins));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'omartin'));
  const manager = startedFor(() => signInAs(server.client('admin'), 'mchen'));
  const colleague = startedFor(() => signInAs(server.client('b2b'), 'gbouchard'));

  /** Two are insured, and the name of the second is to follow, who reads mail at this address. */
  const nameless = async (email: string) => {
    const unpaid = await unpaidBody(agent, [{}, { referenceNumber: '2' }]);
    const body = addressed(paidToAgency(unpaid), [
      { email: `first.${email}`, lang: 'FR' },
      { email, lang: 'EN' },
    ]);
    const paxes = body.paxes.map((pax) =>
      pax.referenceNumber === '2' ? { ...pax, firstName: '', lastName: '', nameToFollow: true } : pax,
    ) as typeof body.paxes;
    const { record } = await buy(agent, { ...body, paxes });
    return { taskId: `name.${record.paxes[1]?.policyNumber}`, record };
  };
  const tasksOf = async (taskId: string) =>
    (await manager.body(searchTasks, { query: {}, body: { about: taskId } })).rows;

  it('staff give the name that was to follow: the task ends, and a new confirmation goes out', async () => {
    const email = `staff.${engine.name}@example.ca`;
    const { taskId, record } = await nameless(email);
    const { people } = await agent.body(readTaskNames, { params: { taskId } });
    expect(people).toEqual([{ reference: '2', policyNumber: taskId.slice(5), age: record.paxes[1]?.age }]);
    const given = { params: { taskId, reference: '2' }, body: ada };
    expect(await agent.body(giveTaskName, given)).toEqual({ people: [] });
    expect(await tasksOf(taskId)).toEqual([]);
    const mails = await mailsTo(standins, email, 2);
    expect(mails[0]?.text).toContain('Hello,\n');
    expect(mails[0]?.text).toContain('POLICY OF NAME TO FOLLOW\n');
    const linked = await openLink(server.client('b2b'), tokenIn(mails[1] ?? { text: '' }));
    expect(linked).toMatchObject({ body: { unnamed: [], paxes: [{ ...ada, nameToFollow: false }] } });
    expect(await agent.body(giveTaskName, given)).toEqual({ people: [] });
    expect(await agent.call(giveTaskName, { ...given, body: eve })).toMatchObject({
      status: 409,
      problem: { code: 'policy.nameGiven' },
    });
    expect((await agent.call(giveTaskName, { ...given, params: { taskId, reference: '9' } })).status).toBe(
      404,
    );
  });

  it('of two names at once, by the task and by the signed link, one wins, is audited, and the other is refused', async () => {
    const email = `link.${engine.name}@example.ca`;
    const { taskId } = await nameless(email);
    const [mail] = await mailsTo(standins, email);
    const token = tokenIn(mail ?? { text: '' });
    const byLink = server.client('b2b').call(giveLinkedName, {
      headers: { lang: 'EN' },
      body: { token, reference: '2', ...ada },
    });
    const byStaff = manager.call(giveTaskName, { params: { taskId, reference: '2' }, body: eve });
    const both = await Promise.all([byLink, byStaff]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const audit = await server.database.db
      .selectFrom('audit')
      .select(['object_id', 'profile_ref', 'reason', 'after'])
      .where('action', '=', 'policy.giveName')
      .where('object_id', '=', taskId.slice(5))
      .execute();
    expect(audit).toHaveLength(1);
    expect(audit[0]?.after).toMatchObject({ reference: '2', ...(both[0].status === 200 ? ada : eve) });
    expect(await mailsTo(standins, email, 2)).toHaveLength(2);
  });

  it('a name is refused by the rules of the application, and out of reach there is no such policy', async () => {
    const { taskId } = await nameless(`rules.${engine.name}@example.ca`);
    const params = { taskId, reference: '2' };
    expect(await agent.call(giveTaskName, { params, body: { ...ada, lastName: 'R2-D2' } })).toMatchObject({
      status: 400,
      problem: { fields: { 'body.lastName': 'wrongFormat' } },
    });
    expect(await agent.call(giveTaskName, { params, body: { ...ada, lastName: '王' } })).toMatchObject({
      status: 400,
    });
    expect((await colleague.call(readTaskNames, { params: { taskId } })).status).toBe(404);
    expect(await tasksOf(taskId)).toHaveLength(1);
  });
});
