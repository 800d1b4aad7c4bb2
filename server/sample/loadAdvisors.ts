import type { DatabaseTransaction } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import { sampleMaker } from './maker.ts';

/** One advisor whose ids are linked already; nobody has signed in as her yet. */
export async function loadAdvisors(tx: DatabaseTransaction): Promise<void> {
  const profile_ref = 'a-3001';
  await insertRows(tx, 'profiles', [
    {
      profile_ref,
      reference_number: 'H4TN7KQ2VD',
      profile_code: 'nadia.fontaine',
      user_type: 'ciamid',
      role: 'Consultant_Own',
      status: 'NEW',
      first_name: 'Nadia',
      last_name: 'Fontaine',
      email: 'nadia.fontaine@advisors.example',
      lang: 'fr',
      city: 'Montréal',
      province: 'QC',
      created_by: sampleMaker,
    },
  ]);
  await insertRows(tx, 'advisors', [
    {
      profile_ref,
      phone: '5145550190',
      address_line_1: '88 rue Sherbrooke Ouest',
      postal_code: 'H2X1X4',
      recipient_emails: [],
      request_hash: '',
    },
  ]);
  await insertRows(tx, 'advisor_sponsors', [
    {
      profile_ref,
      sponsor_code: 'MLIADV',
      counselor_id: null,
      party_id: '70010009',
      is_default: true,
    },
    {
      profile_ref,
      sponsor_code: 'LAKES',
      counselor_id: '44010009',
      party_id: null,
      is_default: false,
    },
  ]);
}
