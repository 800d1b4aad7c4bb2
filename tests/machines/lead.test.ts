import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { leadMachine } from '#machines/lead/lead.machine.ts';
import type { LeadToCreate } from '#machines/lead/lead.types.ts';

it('[LD-005] a lead starts and fails; starting again clears the error, and it succeeds', async () => {
  const answers: ((failed: boolean) => void)[] = [];
  const createLead = fromPromise<void, LeadToCreate>(
    () =>
      new Promise((resolve, reject) => {
        answers.push((failed) => (failed ? reject({ code: 'network.unreachable' }) : resolve()));
      }),
  );
  const lead = createActor(leadMachine.provide({ actors: { createLead } })).start();
  lead.send({ type: 'person.unfold' });
  lead.send({ type: 'person.fill', key: 'firstName', value: 'Zoé' });
  lead.send({ type: 'person.fill', key: 'email', value: 'zoe@example.ca' });
  lead.send({ type: 'person.confirm' });
  expect(lead.getSnapshot().value).toBe('doing');
  answers[0]!(true);
  const failed = await waitFor(lead, (snapshot) => snapshot.matches({ asking: 'failed' }));
  expect(failed.context.problem).toBe('network.unreachable');
  lead.send({ type: 'person.confirm' });
  expect(lead.getSnapshot()).toMatchObject({ value: 'doing', context: { problem: null } });
  answers[1]!(false);
  const done = await waitFor(lead, (snapshot) => snapshot.matches('done'));
  expect(done.context).toMatchObject({ problem: null, sentTo: 'zoe@example.ca' });
});
