import { sql } from 'kysely';
import type { ListedPerson } from '#domain/calls/people/searchAgents.ts';
import { peopleList } from '#domain/people/peopleList.ts';
import type { Database } from '../database/database.ts';
import type { Session } from '../identity/session.ts';
import { type ListPage, type ListRequest, listReader } from '../lists/readList.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { withinReach } from '../organizations/withinReach.ts';

const readPeople = listReader({
  list: peopleList,
  from: 'people_listing',
  filterBy: {
    firstName: ['words', 'first_name_words'],
    lastName: ['words', 'last_name_words'],
    email: ['beginning', 'email_key'],
    profileCode: ['beginning', 'code_key'],
    status: ['equal', 'status'],
    title: ['words', 'title_words'],
    role: ['equal', 'role'],
    organization: (value) => sql`organizations && array(
      select code from organizations where name_words @@ (select words_asked(${value})))`,
  },
  sorts: {
    agentName: () => 'full_name_key',
    profileCode: () => 'code_key',
    status: () => 'status',
    role: () => 'title_key',
    accessType: () => 'role',
  },
  atFirst: ['agentName', 'asc'],
  columns: (people) =>
    people.select([
      'first_name as firstName',
      'last_name as lastName',
      'profile_code as profileCode',
      'id as profileRef',
      'status',
      'title',
      'role',
    ]),
});

/** A page of the people within a session's reach that a filter finds: those of whom it reaches an organization. */
export function findPeople(
  { db, organizations }: { db: Database; organizations: Organizations },
  session: Session,
  request: ListRequest<typeof peopleList>,
): Promise<ListPage<ListedPerson>> {
  const people = db
    .selectFrom('people_listing')
    .where((person) => withinReach(person, { session, organizations }, { organizations: 'organizations' }));
  return readPeople(db, people, request, (person) => person);
}
