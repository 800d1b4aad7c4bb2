import type { DatabaseTransaction } from '../database/database.ts';
import { writeTogether } from '../database/writeTogether.ts';
import { lastVersion, versionWrites } from '../policies/policyBook.ts';

/** [RI-003] Nothing came of a change: policies that its beginning left pending are what they were. */
export async function withdrawChange(trx: DatabaseTransaction, changeId: string, at: Date): Promise<void> {
  const { plan, ...change } = await trx
    .selectFrom('policy_changes')
    .select(['plan', 'kind', 'organization_code'])
    .where('id', '=', changeId)
    .executeTakeFirstOrThrow();
  const former = plan?.former ?? [];
  const last = former[0] && (await lastVersion(trx, former[0].policyNumber));
  if (last) {
    const paxes = last.state.paxes.map((pax) => {
      const mine = former.find(({ policyNumber }) => policyNumber === pax.policy_number);
      return mine && pax.status === 'PENDING' ? { ...pax, status: mine.status } : pax;
    });
    const act = { reason: change.kind, at, organizationCode: change.organization_code };
    await writeTogether(trx, versionWrites(trx, last, { state: { ...last.state, paxes }, act }));
  }
  await trx.updateTable('policy_changes').set({ plan: null }).where('id', '=', changeId).execute();
}
