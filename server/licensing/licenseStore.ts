import { randomUUID } from 'node:crypto';
import type { ChangedLicense, NewLicense } from '#domain/calls/shapes/license.ts';
import {
  licenseDateOf,
  type LicenseFacts,
  licenseFields,
  licenseProblems,
  type LicenseValues,
} from '#domain/licensing/licenseRules.ts';
import { provincesOffered } from '#domain/licensing/licenses.ts';
import type { Language } from '#domain/locales.ts';
import { recordedChanges } from '../audit/recordedChanges.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { onceOnly } from '../http/onceOnly.ts';
import { Problem } from '../http/problem.ts';
import type { Doing } from '../http/recordRoutes.ts';
import { revisionHeader } from '../http/revision.ts';
import type { LicenseOwners, Owner } from './licenseOwners.ts';
import { answerOf, type LicenseRow, rowOf, valuesOf } from './licenseRow.ts';

const changes = recordedChanges({
  type: 'license',
  fields: licenseFields,
  masked: ['legalName', 'licenseNumber'],
});

/** [LF-061] Indexes of the database that hold only one licence each of an owner. */
const onlyOne = {
  licenses_once_per_province: 'body.license.licensedProvince',
  licenses_once_per_number: 'body.license.licenseNumber',
};

/** Licences of one type as they are shown, added and changed, one at a time. */
export function licenseStore<Name extends string, Facts>(
  { db, clock }: { db: Database; clock: Clock },
  owners: LicenseOwners<Name, Facts>,
) {
  const { licenseType, name, column } = owners;
  type OfOwner = Readonly<Record<Name, string>>;
  type Named = OfOwner & { licenseId: string };

  const rowOfOwner = (on: Database | DatabaseTransaction, named: Named) =>
    on.selectFrom('licenses').selectAll().where('id', '=', named.licenseId).where(column, '=', named[name]);

  const ownerOf = async (named: OfOwner, language: Language): Promise<Owner<Facts>> => {
    const owner = await owners.find(named[name], language);
    if (owner === null) throw new Problem(404, 'notFound');
    return owner;
  };
  const answer = (row: LicenseRow, { facts }: Owner<Facts>) => ({ ...facts, license: answerOf(row) });

  return {
    recordIn: ({ license }: ReturnType<typeof answer>) => license,

    /** @throws Problem 404 when the owner has no such licence */
    async read(named: Named, { language }: Pick<Doing, 'language'>) {
      const row = await rowOfOwner(db, named).executeTakeFirst();
      if (row === undefined) throw new Problem(404, 'notFound');
      return answer(row, await ownerOf(named, language));
    },

    /** @throws Problem 404 when the owner has no such licence */
    async history(named: Named) {
      const row = await rowOfOwner(db, named).executeTakeFirst();
      if (row === undefined) throw new Problem(404, 'notFound');
      return { changes: await changes.history(db, row.id) };
    },

    /**
     * [LF-052] [LF-053]
     * @throws Problem 400 with a code for each field, 404 for an owner that there is not, 409 `license.duplicate`
     */
    async add(added: OfOwner & { license: NewLicense }, { session, requestId, language }: Doing) {
      const owner = await ownerOf(added, language);
      const after = soundValues(
        { ...nothing, ...added.license },
        { offered: provincesOffered(licenseType, owner.employmentType), saved: null },
      );
      const now = new Date(clock.now());
      const licenseId = randomUUID();
      const write = db.transaction().execute(async (trx) => {
        const row = await trx
          .insertInto('licenses')
          .values({
            id: licenseId,
            license_type: licenseType,
            organization_code: null,
            profile_ref: null,
            [column]: added[name],
            ...rowOf(after),
            created_at: now,
            updated_at: now,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await changes.record(trx, clock, { id: licenseId, before: null, after, session, requestId });
        return row;
      });
      return answer(await onceOnly(write, 'license.duplicate', onlyOne), owner);
    },

    /**
     * [LF-021] [LF-055]
     * @throws Problem 400 with a code for each field, 404 when the owner has no such licence, 409 `license.deleted` and
     * `license.duplicate`, 412 `license.stale` with the licence as it is now as `current`
     */
    async change(
      named: Named,
      { license: sent }: { license: ChangedLicense },
      { revision, session, requestId, language }: Doing & { revision: number },
    ) {
      const owner = await ownerOf(named, language);
      const write = db.transaction().execute(async (trx) => {
        const row = await rowOfOwner(trx, named).forUpdate().executeTakeFirst();
        if (row === undefined) throw new Problem(404, 'notFound');
        if (row.is_deleted) throw new Problem(409, 'license.deleted');
        if (row.revision !== revision) {
          throw new Problem(412, 'license.stale', {
            extra: { current: answer(row, owner) },
            headers: revisionHeader(row),
          });
        }
        const before = valuesOf(row);
        const after = soundValues({ ...before, ...sent }, { offered: null, saved: row.status });
        if (changes.changedFields(before, after).length === 0) return row;
        const changed = await trx
          .updateTable('licenses')
          .set({ ...rowOf(after), revision: row.revision + 1, updated_at: new Date(clock.now()) })
          .where('id', '=', row.id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await changes.record(trx, clock, { id: row.id, before, after, session, requestId });
        return changed;
      });
      return answer(await onceOnly(write, 'license.duplicate', onlyOne), owner);
    },
  };
}

const nothing: LicenseValues = {
  licensedProvince: null,
  status: null,
  legalName: null,
  licenseNumber: null,
  effectiveDate: null,
  expiredDate: null,
  screeningEffectiveDate: null,
  screeningStatus: 'NA',
};

/**
 * [LF-017] Values as they are kept, without the placeholder of dates.
 * @throws Problem 400 with a code for each field that is wrong
 */
function soundValues(sent: LicenseValues, facts: LicenseFacts): LicenseValues {
  const problems = Object.entries(licenseProblems(sent, facts));
  if (problems.length > 0) {
    throw new Problem(400, 'request.invalid', {
      fields: Object.fromEntries(problems.map(([field, problem]) => [`body.license.${field}`, problem])),
    });
  }
  return {
    ...sent,
    effectiveDate: licenseDateOf(sent.effectiveDate),
    expiredDate: licenseDateOf(sent.expiredDate),
    screeningEffectiveDate: licenseDateOf(sent.screeningEffectiveDate),
  };
}
