import { type Kysely, sql } from 'kysely';

/** For which agent, and under which code, a policy was sold could not be seen afterwards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table purchases
      add column organization_code text references organizations (code),
      add column agent_ref text references profiles (profile_ref),
      add column selling_code text`.execute(db);
  await sql`
    alter table policies
      add column agent_ref text references profiles (profile_ref),
      add column selling_code text`.execute(db);
  await sql`create index policies_of_agent on policies (agent_ref, purchased_at desc)`.execute(db);
}
