import { randomUUID } from 'node:crypto';
import type { ProvinceCode } from '#domain/provinces.ts';
import { type AuditEntry, recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseTransaction } from '../database/database.ts';

type By = Pick<AuditEntry, 'session' | 'requestId'>;

/**
 * Gives an agent a licence IN_PROGRESS, without a number, for each of some provinces in which there is none, and
 * deletes those IN_PROGRESS of other provinces; every other licence stays as it is.
 */
export async function applyForProvinces(
  trx: DatabaseTransaction,
  clock: Clock,
  profileRef: string,
  provinces: readonly ProvinceCode[],
  by: By,
): Promise<void> {
  const held = await trx
    .selectFrom('licenses')
    .select(['id', 'licensed_province', 'status'])
    .where('profile_ref', '=', profileRef)
    .where('is_deleted', '=', false)
    .forUpdate()
    .execute();
  const now = new Date(clock.now());
  const write = (action: string, id: string, licensedProvince: string) =>
    recordAudit(trx, clock, { action, ...by, object: { type: 'license', id }, after: { licensedProvince } });
  for (const licensed_province of new Set(provinces)) {
    if (held.some((license) => license.licensed_province === licensed_province)) continue;
    const id = randomUUID();
    await trx
      .insertInto('licenses')
      .values({
        id,
        license_type: 'AGENT',
        organization_code: null,
        profile_ref: profileRef,
        license_number: null,
        legal_name: null,
        licensed_province,
        effective_date: null,
        expired_date: null,
        screening_effective_date: null,
        status: 'IN_PROGRESS',
        created_at: now,
        updated_at: now,
      })
      .execute();
    await write('license.create', id, licensed_province);
  }
  for (const { id, licensed_province, status } of held) {
    if (status !== 'IN_PROGRESS' || provinces.some((province) => province === licensed_province)) continue;
    await trx
      .updateTable('licenses')
      .set(({ eb }) => ({ is_deleted: true, revision: eb('revision', '+', 1), updated_at: now }))
      .where('id', '=', id)
      .execute();
    await write('license.delete', id, licensed_province);
  }
}
