import type { UserType } from '#domain/permissions/roles.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { systemClock } from '../clock.ts';
import { addBesidePolicies } from '../sample/addBesidePolicies.ts';
import { addSamplePolicies } from '../sample/addPolicies.ts';
import { loadSample } from '../sample/load.ts';
import { type Settings, SettingsError } from '../settings.ts';

/**
 * Sees to it that the database holds the sample, what was added to it since included, and that its people sign in at the
 * stand-ins of this start, which may have another address than those of the last one.
 * @throws SettingsError when the database holds other data
 */
export async function ensureSample(database: OpenDatabase, settings: Settings): Promise<void> {
  const { db } = database;
  const { directory, customers, keep, quoteValidDays } = settings;
  const outcome = await loadSample(db, { directory: directory.issuer, customers: customers.issuer });
  if (outcome === 'otherData') {
    throw new SettingsError(
      'The database holds other data than the sample, which is not loaded beside them; set PORTAGE_SAMPLE to off.',
    );
  }
  if (outcome === 'alreadyThere') {
    await moveIdentities(db, 'lanid', directory.issuer);
    await moveIdentities(db, 'ciamid', customers.issuer);
  }
  await addSamplePolicies(database, systemClock);
  await addBesidePolicies(database, { clock: systemClock, draftsDays: keep.draftsDays, quoteValidDays });
}

async function moveIdentities(db: Database, userType: UserType, issuer: string): Promise<void> {
  await db
    .updateTable('identities')
    .set({ issuer })
    .where('issuer', '<>', issuer)
    .where('profile_ref', 'in', (of) =>
      of.selectFrom('profiles').select('profile_ref').where('user_type', '=', userType),
    )
    .execute();
}
