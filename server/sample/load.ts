import { announce, type Database, type DatabaseTransaction } from '../database/database.ts';
import { addRateVersions } from '../rating/addRateVersions.ts';
import { loadAdvisors } from './loadAdvisors.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import { loadLocations } from './loadLocations.ts';
import { loadMedicalQuestionnaires } from './loadMedicalQuestionnaires.ts';
import { loadNeedsAnalysis } from './loadNeedsAnalysis.ts';
import { loadOrganizations } from './loadOrganizations.ts';
import { loadPeople, type SampleIssuers } from './loadPeople.ts';
import { loadTranslations } from './loadTranslations.ts';
import { sampleMaker } from './maker.ts';
import { sampleRateVersions } from './rates/sampleRates.ts';

/**
 * Loads the sample data: organizations, people, plans, rates and locations, the same on every load. A database that
 * holds it already stays as it is; one that holds other data is never touched.
 * @param issuers addresses of the identity provider's issuers, under which the sample people sign in
 */
export async function loadSample(
  db: Database,
  issuers: SampleIssuers,
): Promise<'loaded' | 'alreadyThere' | 'otherData'> {
  return db.transaction().execute(async (tx) => {
    const held = await whatIsHeld(tx);
    if (held !== 'nothing') return held;
    await loadOrganizations(tx);
    await loadTranslations(tx);
    await loadPeople(tx, issuers);
    await loadAdvisors(tx);
    await loadCatalogue(tx);
    await loadNeedsAnalysis(tx);
    await loadMedicalQuestionnaires(tx);
    await addRateVersions(tx, sampleRateVersions(), sampleMaker);
    await loadLocations(tx);
    await announce(tx, 'organizations_changed');
    return 'loaded';
  });
}

async function whatIsHeld(tx: DatabaseTransaction): Promise<'nothing' | 'alreadyThere' | 'otherData'> {
  const organizations = await tx.selectFrom('organizations').select('created_by').execute();
  if (organizations.some(({ created_by }) => created_by === sampleMaker)) return 'alreadyThere';
  if (organizations.length > 0) return 'otherData';
  for (const table of ['profiles', 'plans', 'rate_versions', 'travel_locations'] as const) {
    const row = await tx
      .selectFrom(table)
      .select((of) => of.lit(1).as('one'))
      .limit(1)
      .executeTakeFirst();
    if (row) return 'otherData';
  }
  return 'nothing';
}
