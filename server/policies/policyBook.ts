import { isDeepStrictEqual } from 'node:util';
import type { Insertable } from 'kysely';
import type { VersionReason } from '#domain/calls/shapes/policyHistory.ts';
import type { Database } from '../database/database.ts';
import type { Write } from '../database/writeTogether.ts';
import type { Tables } from '../tables.ts';
import type { PolicyBookTables, PolicyState } from './policyBook.tables.ts';

/** Who wrote a version, when and why. */
export type Act = {
  reason: VersionReason;
  at: Date;
  organizationCode: string;
  /** Nobody where the server itself acted. */
  by?: { profileRef?: string | null; sessionHash?: string | null; linkId?: string };
};

type Entered<Table extends 'policy_movements' | 'premium_entries'> = Omit<
  Insertable<PolicyBookTables[Table]>,
  'policy_id' | 'version'
>;

export type NextVersion = {
  state: PolicyState;
  act: Act;
  /** By traveller, both come to the same. */
  movements?: readonly Entered<'policy_movements'>[];
  premiums?: readonly Entered<'premium_entries'>[];
};

export type LastVersion = { version: number; state: PolicyState };

/**
 * The last version of the policies that were bought with this one, held until the transaction ends, so that the next one
 * follows it; undefined where there is none.
 */
export async function lastVersion(trx: Database, policyNumber: string): Promise<LastVersion | undefined> {
  const held = () => currentVersion(trx, policyNumber).forUpdate('policies').executeTakeFirst();
  // Who waited for another version holds the policy then, and did not see that version yet.
  return (await held()) ?? held();
}

/** The same, as it stands. */
export function currentVersion(db: Database, policyNumber: string) {
  return db
    .selectFrom('policies')
    .innerJoin('policy_versions', (on) =>
      on
        .onRef('policy_versions.policy_id', '=', 'policies.id')
        .onRef('policy_versions.version', '=', 'policies.revision'),
    )
    .select(['version', 'state'])
    .where('policies.id', 'in', (from) =>
      from.selectFrom('paxes').select('policy_id').where('policy_number', '=', policyNumber),
    );
}

/**
 * Writes the next version of a policy, or the first one: the only way in which what was sold, its status and its money
 * are written. The writes may be sent together.
 */
export function versionWrites(
  db: Database,
  last: LastVersion | null,
  next: NextVersion,
): [Write, ...Write[]] {
  const { state, act, movements = [], premiums = [] } = next;
  const version = (last?.version ?? 0) + 1;
  const ofVersion = { policy_id: state.policy.id, version };
  const policy = columnsOf<'policies'>({ ...state.policy, revision: version });
  const paxes = changed(last?.state.paxes, state.paxes, 'policy_number');
  const dependents = changed(last?.state.dependents, state.dependents, 'position');
  return [
    last === null
      ? db.insertInto('policies').values(policy)
      : db.updateTable('policies').set(policy).where('id', '=', state.policy.id),
    ...where(paxes.added, (rows) => db.insertInto('paxes').values(rows.map(columnsOf<'paxes'>))),
    ...paxes.replaced.map((pax) =>
      db.updateTable('paxes').set(columnsOf<'paxes'>(pax)).where('policy_number', '=', pax.policy_number),
    ),
    ...where(dependents.added, (rows) =>
      db.insertInto('dependents').values(rows.map(columnsOf<'dependents'>)),
    ),
    ...dependents.replaced.map((one) =>
      db
        .updateTable('dependents')
        .set(columnsOf<'dependents'>(one))
        .where('policy_id', '=', one.policy_id)
        .where('position', '=', one.position),
    ),
    ...where(dependents.removed, (rows) =>
      db
        .deleteFrom('dependents')
        .where('policy_id', '=', state.policy.id)
        .where(
          'position',
          'in',
          rows.map(({ position }) => position),
        ),
    ),
    db.insertInto('policy_versions').values({
      ...ofVersion,
      reason: act.reason,
      written_at: act.at,
      organization_code: act.organizationCode,
      profile_ref: act.by?.profileRef ?? null,
      session_hash: act.by?.sessionHash ?? null,
      link_id: act.by?.linkId ?? null,
      state: JSON.stringify(state),
    }),
    ...where(movements, (rows) =>
      db.insertInto('policy_movements').values(rows.map((row) => ({ ...ofVersion, ...row }))),
    ),
    ...where(premiums, (rows) =>
      db.insertInto('premium_entries').values(rows.map((row) => ({ ...ofVersion, ...row }))),
    ),
  ];
}

type Some<Row> = readonly [Row, ...Row[]];

/** A write of rows, where there are any. */
function where<Row>(rows: readonly Row[], write: (rows: Some<Row>) => Write): Write[] {
  return rows.length > 0 ? [write(rows as Some<Row>)] : [];
}

/** What the next version has that the last one had not, as something else or at all, and what it has no more. */
function changed<Row extends object>(before: readonly Row[] = [], after: readonly Row[], key: keyof Row) {
  const others = after.filter((row) => !before.some((earlier) => isDeepStrictEqual(earlier, row)));
  const isThere = (row: Row) => before.some((earlier) => earlier[key] === row[key]);
  return {
    replaced: others.filter(isThere),
    added: others.filter((row) => !isThere(row)),
    removed: before.filter((row) => !after.some((later) => later[key] === row[key])),
  };
}

/** A row with its objects as the text of their JSON. */
function columnsOf<Table extends 'policies' | 'paxes' | 'dependents'>(
  row: object,
): Insertable<Tables[Table]> {
  const columns = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(columns) as Insertable<Tables[Table]>;
}
