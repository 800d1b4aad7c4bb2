import type { GivenNameForm } from '#domain/apply/givenNameForm.ts';
import type { UnnamedPerson } from '#domain/calls/shapes/unnamed.ts';
import type { Clock } from '../clock.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { giveName, unnamedIn } from '../policies/givenNames.ts';
import { policyReach } from '../policies/policyReach.ts';
import { readPolicy } from '../policies/readPolicy.ts';
import type { TaskListServices } from './tasksWithinReach.ts';

/** The names that are to follow on the policy of a task; each is a 404 where the policy is out of reach. */
export function taskNames(services: TaskListServices & { clock: Clock }) {
  const { db, organizations } = services;
  const reaches = policyReach(db, organizations);

  /** The policy of the task, with those who ride along on the purchase. */
  async function policyOf(taskId: string, session: Session) {
    const policyNumber = taskId.slice('name.'.length);
    const policy = (await reaches(session, policyNumber)) ? await readPolicy(db, { policyNumber }) : null;
    if (!policy) throw new Problem(404, 'notFound');
    const { record } = policy;
    return { ...record, paxes: record.paxes.filter((pax) => pax.policyNumber === policyNumber) };
  }

  async function read(taskId: string, session: Session): Promise<UnnamedPerson[]> {
    return unnamedIn(await policyOf(taskId, session));
  }

  return {
    read,
    /** @throws Problem 409 `policy.nameGiven` */
    async give(
      taskId: string,
      name: GivenNameForm & { reference: string },
      by: { session: Session; requestId: string },
    ): Promise<UnnamedPerson[]> {
      await giveName(services, await policyOf(taskId, by.session), name, by);
      return read(taskId, by.session);
    },
  };
}
