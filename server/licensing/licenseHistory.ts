import type { LicenseHistory } from '#domain/calls/licensing/readLicenseHistory.ts';
import { longestHistory } from '#domain/calls/shapes/history.ts';
import { type LicenseField, licenseFields, type LicenseValues } from '#domain/licensing/licenseRules.ts';
import { type AuditEntry, recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';

type Told = Partial<Record<LicenseField, string | null>>;

const actions = { 'license.create': 'create', 'license.update': 'update' } as const;
type Action = keyof typeof actions;

/** Of people: it is not written down what it was. */
const masked: readonly LicenseField[] = ['legalName', 'licenseNumber'];
const mask = '***';

export type LicenseChange = Pick<AuditEntry, 'session' | 'requestId' | 'organizationCode'> & {
  action: Action;
  licenseId: string;
  /** Null for a new licence. */
  before: LicenseValues | null;
  after: LicenseValues;
};

/** Fields that a change gives another value. */
export function changedFields(before: LicenseValues | null, after: LicenseValues): LicenseField[] {
  return licenseFields.filter((field) => (before?.[field] ?? null) !== after[field]);
}

/** Writes down which fields of a licence were changed by whom, without what tells of a person. */
export async function recordChange(
  trx: DatabaseTransaction,
  clock: Clock,
  { action, licenseId, before, after, ...by }: LicenseChange,
): Promise<void> {
  const fields = changedFields(before, after);
  await recordAudit(trx, clock, {
    action,
    ...by,
    object: { type: 'license', id: licenseId },
    ...(before && { before: told(before, fields) }),
    after: told(after, fields),
  });
}

function told(values: LicenseValues, fields: readonly LicenseField[]): Told {
  return Object.fromEntries(
    fields.map((field) => [field, values[field] !== null && masked.includes(field) ? mask : values[field]]),
  );
}

/** The newest changes of a licence, the newest first. */
export async function historyOf(db: Database, licenseId: string): Promise<LicenseHistory> {
  const entries = await db
    .selectFrom('audit')
    .leftJoin('profiles', 'profiles.profile_ref', 'audit.profile_ref')
    .select(['at', 'action', 'before', 'after', 'first_name', 'last_name'])
    .where('object_type', '=', 'license')
    .where('object_id', '=', licenseId)
    .where('action', 'in', Object.keys(actions))
    .orderBy('audit.id', 'desc')
    .limit(longestHistory)
    .execute();
  return {
    changes: entries.map(({ at, action, before, after, first_name, last_name }) => {
      const from = (before ?? {}) as Told;
      const to = (after ?? {}) as Told;
      return {
        at: at.toISOString(),
        by: last_name === null ? null : `${first_name} ${last_name}`,
        action: actions[action as Action],
        fields: licenseFields
          .filter((field) => field in to)
          .map((field) => ({ field, from: from[field] ?? null, to: to[field] ?? null })),
      };
    }),
  };
}
