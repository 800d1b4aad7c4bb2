import type { z } from 'zod';
import { personCalls } from '#domain/calls/people/onePerson.ts';
import type { newPerson } from '#domain/calls/shapes/person.ts';
import { personRoles, type PersonRole } from '#domain/people/profileRoles.ts';
import type { TestEngine } from '../engines/engine.ts';
import { type Office, startOffice } from './office.ts';

type PersonBody = z.input<typeof newPerson>;

/** A person of BOREAL with each role, by the role. */
export type PeopleOffice = Office<PersonRole> & {
  /** Adds a person through the call; what is not given is ordinary. */
  added(person?: Partial<PersonBody>): Promise<{ profileRef: string; revision: number }>;
  /** What must not change by what is refused. */
  kept(): Promise<unknown>;
};

let number = 0;
/** A new person as it is sent, with an email and a reference number that nobody has. */
export function newPersonBody(person: Partial<PersonBody> = {}): PersonBody {
  number += 1;
  const email = person.email ?? `noemie.cote${number}@boreal.example`;
  return {
    referenceNumber: `REF${String(number).padStart(7, '0')}`,
    profileCode: email.slice(0, email.indexOf('@')),
    role: 'View_Only',
    status: 'NEW',
    organizations: [{ organizationCode: 'BOREAL', isDefault: true }],
    firstName: 'Noémie',
    lastName: 'Côté',
    language: 'FR',
    country: 'CA',
    createdBy: 'somebody',
    licenses: [],
    ...person,
    email,
  };
}

const subjectOf = (role: PersonRole) => role.replaceAll(/[ _]/g, '-');
/** The profileRef of the person with a role. */
export const profileRefOf = (role: PersonRole) => `profile-${subjectOf(role)}`;

/** A server with an agency and its branch, a foreign agency, a brokerage and a sponsor, and people of each role. */
export async function startPeopleOffice(engine: TestEngine): Promise<PeopleOffice> {
  const working = personRoles.map((role) => [subjectOf(role), { role, organizationCode: 'BOREAL' }]);
  const office = await startOffice(engine, {
    agencies: [
      ['BOREAL', 'Boreal Travel', 'Voyages Boréal'],
      ['BOREAL-MTL', 'Boreal Travel Montréal', 'Voyages Boréal Montréal', 'BOREAL'],
      ['TC', 'Travel Centre', 'Centre de voyages'],
      ['LAKES', 'Great Lakes', 'Grands Lacs'],
      ['HARBOUR', 'Harbour', 'Havre'],
      ['CLOSED', 'Closed', 'Fermée'],
    ],
    people: Object.fromEntries(working) as Record<string, { role: PersonRole; organizationCode: string }>,
    fill: async (db) => {
      const organizations = (code: string) => db.updateTable('organizations').where('code', '=', code);
      await organizations('LAKES').set({ category: 'BROKERAGE' }).execute();
      await organizations('HARBOUR').set({ category: 'SPONSOR' }).execute();
      await organizations('CLOSED').set({ status: 'INACTIVE' }).execute();
      await organizations('TC').set({ city: 'Toronto', province: 'ON' }).execute();
      await organizations('BOREAL-MTL').set({ city: 'Laval', province: 'QC' }).execute();
    },
  });
  const { db } = office.server.database;
  const clients = Object.fromEntries(
    personRoles.map((role) => [role, office.clients[subjectOf(role)]]),
  ) as PeopleOffice['clients'];
  return {
    ...office,
    clients,
    added: (person) => clients['LIA manager'].body(personCalls.add, { body: newPersonBody(person) }),
    kept: async () => [
      await db.selectFrom('profiles').selectAll().orderBy('profile_ref').execute(),
      await db.selectFrom('profile_organizations').selectAll().orderBy('profile_ref').execute(),
      await db.selectFrom('licenses').selectAll().orderBy('id').execute(),
    ],
  };
}
