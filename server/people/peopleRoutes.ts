import { deletePerson } from '#domain/calls/people/deletePerson.ts';
import { getAgencyHierarchy } from '#domain/calls/people/getAgencyHierarchy.ts';
import { listRoles } from '#domain/calls/people/listRoles.ts';
import { personCalls } from '#domain/calls/people/onePerson.ts';
import { searchAgents } from '#domain/calls/people/searchAgents.ts';
import { personRoles, roleCategoryOf, rolesGiven } from '#domain/people/profileRoles.ts';
import { claimGroupsOf } from '#domain/permissions/claimGroups.ts';
import type { RoleCatalogue } from '#domain/permissions/roles.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { recordRoutes } from '../http/recordRoutes.ts';
import { revisionNamed } from '../http/revision.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { agencyHierarchy } from './agencyHierarchy.ts';
import { findPeople } from './peopleListing.ts';
import { type InvitationsOfPeople, personStore } from './personStore.ts';
import { titleOf } from './titles.ts';

export type PeopleServices = {
  db: Database;
  clock: Clock;
  organizations: Organizations;
  roles: RoleCatalogue;
  invitations: InvitationsOfPeople;
};

export function peopleRoutes(services: PeopleServices): Implementation[] {
  const { organizations, roles } = services;
  const store = personStore({ ...services, rolesGiven });
  return [
    implement(searchAgents, async ({ session, query }) => {
      const { sortField, sortOrder, offset, limit, lang, ...filter } = query;
      const page = { sortField, sortOrder, offset, limit, lang };
      const { rows, ...place } = await findPeople(services, session, { filter, page });
      return { status: 200, body: { ...place, agents: rows } };
    }),

    implement(listRoles, ({ session, query: { organizationCode = '' }, locale: { language } }) => {
      const category = organizations.find(organizationCode)?.category;
      const given = category ? rolesGiven(session.role, category, roles) : [];
      return {
        status: 200,
        body: {
          roles: personRoles.map((role) => ({
            role,
            category: roleCategoryOf(role),
            title: titleOf(role, language),
            opens: claimGroupsOf(roles[role].atoms),
            reach: roles[role].reach,
            reportScope: roles[role].reportScope,
            mayBeGiven: given.includes(role),
          })),
        },
      };
    }),

    ...recordRoutes(personCalls, store, 'person.revisionNeeded'),

    implement(deletePerson, async ({ session, params, headers, requestId, locale: { language } }) => {
      const revision = revisionNamed(headers, 'person.revisionNeeded');
      await store.remove(params, { session, requestId, language, revision });
      return { status: 200, body: params };
    }),

    implement(getAgencyHierarchy, ({ session, query, locale: { language } }) => ({
      status: 200,
      body: agencyHierarchy(organizations, session, { ...query, language }),
    })),
  ];
}
