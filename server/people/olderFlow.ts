import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod';
import {
  type AnsweredPerson,
  changedPerson,
  type NewPerson,
  newPerson,
  olderChanges,
} from '#domain/calls/shapes/person.ts';
import { organizationCode as codeShape, shortText } from '#domain/calls/shapes/text.ts';
import type { Language } from '#domain/locales.ts';
import { type ClaimGroup, holdsAll } from '#domain/permissions/claimGroups.ts';
import { defaultOf } from '#domain/people/organizationsGiven.ts';
import { profileCodeOf } from '#domain/people/profileCode.ts';
import { reachesFurther } from '#domain/people/profileRoles.ts';
import { type ProfileStatus, profileStatuses } from '#domain/people/profileStatuses.ts';
import { referenceNumberOf } from '#domain/people/referenceNumber.ts';
import { directoryRoles, type RoleCatalogue } from '#domain/permissions/roles.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { FailPoints } from '../failPoints.ts';
import { parseValue } from '../http/parse.ts';
import { Problem } from '../http/problem.ts';
import type { FieldCode } from '../http/texts.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { organizationsReached } from '../organizations/reach.ts';
import { withinReach } from '../organizations/withinReach.ts';
import type { Waits } from '../waits.ts';
import { type InvitationsOfPeople, personStore } from './personStore.ts';
import { readPerson } from './readPerson.ts';

export type OlderFlowServices = {
  db: Database;
  clock: Clock;
  organizations: Organizations;
  roles: RoleCatalogue;
  invitations: InvitationsOfPeople;
  waits: Pick<Waits, 'pause'>;
  failPoints: FailPoints;
};

/** Who makes a step of the older flow. */
export type OlderStep = {
  session: Session;
  language: Language;
  /** Whether headers name the user and the kind of id, which are those of the session then. */
  namesWhoAsks: boolean;
  requestId: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** [US-078] */
const stepMs = 1200;
const mostProfiles = 200;
const listedAtOnce = 10;

const newUser = newPerson.pick({ firstName: true, lastName: true, email: true, language: true });
const newProfile = newUser.extend({
  profileCode: shortText.min(1).optional(),
  organizationCode: codeShape,
  role: shortText.default('AGENT'),
});
const profileChanges = olderChanges
  .extend({ agencyCode: codeShape, agentId: shortText, status: z.enum(profileStatuses) })
  .partial();

/** [US-067] */
type Listing = {
  organizationCode: string;
  sortField: 'firstName' | 'lastName' | 'profileCode';
  sortOrder: 'asc' | 'desc';
  filteredBy: ProfileStatus | 'ALL';
  currentPageIdx: number;
};
const sortedBy = { firstName: 'first_name', lastName: 'last_name', profileCode: 'profile_code' } as const;

export const olderFlowSchema = `
  type OlderProfile {
    profileRef: String!
    profileCode: String!
    firstName: String!
    lastName: String!
    email: String!
    language: String!
    role: String!
    status: String!
    organizationCode: String!
    agentId: String!
    sellerCode: String
    expiryDate: String
    employmentType: String!
  }
  type OlderRole { role: String! }
  enum OlderSortField { firstName lastName profileCode }
  enum OlderSortOrder { asc desc }
  enum OlderFilter { ALL NEW ACTIVE INACTIVE }
  type OlderUsers {
    sortField: OlderSortField!
    sortOrder: OlderSortOrder!
    filteredBy: OlderFilter!
    currentPageIdx: Int!
    records: [OlderProfile!]!
  }
  input OlderNewProfile {
    profileCode: String
    organizationCode: String
    role: String
    firstName: String
    lastName: String
    email: String
    language: String
  }
  input OlderProfileChanges {
    agencyCode: String
    agentId: String
    expiryDate: String
    sellerCode: String
    status: String
  }
  input OlderUser { firstName: String lastName: String email: String language: String }
  extend type Query {
    profile(profileCode: String!): OlderProfile!
    profileRoles(profileRef: String!): [OlderRole!]!
    profiles(organizationCode: String!, agentId: String): [OlderProfile!]!
    users(
      organizationCode: String!
      sortField: OlderSortField = firstName
      sortOrder: OlderSortOrder = asc
      filteredBy: OlderFilter = ALL
      currentPageIdx: Int = 0
    ): OlderUsers!
  }
  type Mutation {
    createProfile(profile: OlderNewProfile!): OlderProfile!
    createUser(profileRef: String!, user: OlderUser!): OlderProfile!
    createUserRole(profileRef: String!, role: String!): OlderProfile!
    updateUser(profileRef: String!, user: OlderUser!): OlderProfile!
    updateProfile(id: String!, profile: OlderProfileChanges!): OlderProfile!
  }
`;

/** (R-465) The steps of the older flow, each with its own permission and for LAN ids alone (US-077). */
export function olderFlowResolvers({ waits, failPoints, ...services }: OlderFlowServices) {
  const { db, organizations } = services;
  const store = personStore({
    ...services,
    rolesGiven: (giver, _category, catalogue) =>
      directoryRoles.filter((role) => !reachesFurther(catalogue[role], catalogue[giver])),
  });

  const step =
    <Variables, Answer>(claim: ClaimGroup, take: (variables: Variables, by: OlderStep) => Promise<Answer>) =>
    async (variables: Variables, by: OlderStep): Promise<Answer> => {
      const { userType, atoms } = by.session;
      if (userType !== 'lanid' || !holdsAll(atoms, [claim])) throw new Problem(403, 'permission.missing');
      if (!by.namesWhoAsks) throw refusedAt('headers.x-user-ref', 'missing');
      await waits.pause(stepMs);
      return take(variables, by);
    };

  /** [US-083] A look-up that fails, or finds nothing, is logged and ends nothing. */
  const lookedUp = async <Found>({ log }: OlderStep, find: () => Promise<Found | null>) => {
    try {
      await failPoints.reach('olderFlow.lookUp');
      const found = await find();
      if (found === null) log.warn('a look-up of the older flow found nothing');
      return found;
    } catch (err) {
      log.warn({ err }, 'a look-up of the older flow failed');
      return null;
    }
  };

  const read = async ({ session }: OlderStep, profileRef: string): Promise<AnsweredPerson | null> => {
    const person = await readPerson(db, profileRef);
    const codes = organizationsReached(session, organizations);
    const isReached =
      codes === null || person?.organizations.some(({ organizationCode: code }) => codes.includes(code));
    return isReached ? person : null;
  };

  const people = ({ session }: OlderStep) =>
    db
      .selectFrom('people_listing')
      .select('id')
      .where((row) => withinReach(row, { session, organizations }, { organizations: 'organizations' }))
      .where('role', '<>', 'consumer');
  const byName = (by: OlderStep) => people(by).orderBy('full_name_key').orderBy('id').limit(mostProfiles);
  const at = (code: string) => sql<boolean>`organizations @> array[${code}::text]`;
  const coded = async (by: OlderStep, profileCode: string) => {
    const isIt = sql<boolean>`code_key = compared(${profileCode})`;
    const row = await byName(by).where(isIt).executeTakeFirst();
    return row === undefined ? null : readPerson(db, row.id);
  };
  const readAll = async (rows: readonly { id: string }[]) => {
    const found = await Promise.all(rows.map(({ id }) => readPerson(db, id)));
    return found.flatMap((person) => (person ? [olderProfileOf(person)] : []));
  };

  const changed = async (profileRef: string, sent: Parameters<typeof store.change>[1], by: OlderStep) => {
    const { revision } = (await read(by, profileRef)) ?? notFound();
    return olderProfileOf(await store.change({ profileRef }, sent, { ...by, revision }));
  };

  const roles = async (by: OlderStep, profileRef: string) => {
    const person = await read(by, profileRef);
    return person && [{ role: person.role }];
  };

  return {
    /** [US-068] */
    profile: step('AGENT.VIEW_AGENT', async ({ profileCode }: { profileCode: string }, by) => {
      const found = await lookedUp(by, () => coded(by, profileCode));
      return olderProfileOf(found ?? notFound());
    }),

    /** [US-069] */
    profileRoles: step(
      'AGENT.VIEW_AGENT',
      async ({ profileRef }: { profileRef: string }, by) =>
        (await lookedUp(by, () => roles(by, profileRef))) ?? notFound(),
    ),

    /** [US-075] [US-076] */
    profiles: step(
      'AGENT.VIEW_AGENT',
      async ({ organizationCode, agentId }: { organizationCode: string; agentId?: string | null }, by) => {
        const found = await lookedUp(by, async () => {
          const there = byName(by).where(at(organizationCode));
          const rows = await (agentId ? there.where('id', '=', agentId) : there).execute();
          return rows.length === 0 ? null : readAll(rows);
        });
        return found ?? notFound();
      },
    ),

    /** [US-067] */
    users: step('AGENT.VIEW_AGENT', async ({ organizationCode: code, ...state }: Listing, by) => {
      const { sortField, sortOrder, filteredBy, currentPageIdx } = state;
      const found = await lookedUp(by, async () => {
        const there = people(by).where(at(code));
        const rows = await (filteredBy === 'ALL' ? there : there.where('status', '=', filteredBy))
          .orderBy(sql`compared(${sql.ref(sortedBy[sortField])})`, sortOrder)
          .orderBy('id')
          .limit(listedAtOnce)
          .offset(Math.max(currentPageIdx, 0) * listedAtOnce)
          .execute();
        return readAll(rows);
      });
      return { ...state, records: found ?? notFound() };
    }),

    /** [US-070] [US-079] */
    createProfile: step('AGENT.ADD_AGENT', async ({ profile }: { profile: object }, by) => {
      const {
        organizationCode: code,
        role,
        ...user
      } = parseValue(newProfile, 'body.variables.profile', { ...profile });
      const { profileCode = profileCodeOf(user.email) } = user;
      if (await lookedUp(by, () => coded(by, profileCode)))
        throw new Problem(409, 'olderFlow.duplicateProfile');
      const added: NewPerson = {
        ...user,
        profileCode,
        role: roleMeantBy(role),
        organizations: [{ organizationCode: code, isDefault: true }],
        referenceNumber: referenceNumberOf(randomUUID()),
        status: 'NEW',
        country: 'CA',
        createdBy: by.session.userRef,
        licenses: [],
      };
      return olderProfileOf(await store.add(added, by));
    }),

    /** [US-071] */
    createUser: step(
      'AGENT.ADD_AGENT',
      async ({ profileRef, user }: { profileRef: string; user: object }, by) => {
        const sent = parseValue(newUser, 'body.variables.user', { ...user });
        const person = (await read(by, profileRef)) ?? notFound();
        if (person.status !== 'NEW') throw new Problem(409, 'olderFlow.duplicateUser');
        return changed(profileRef, sent, by);
      },
    ),

    /** [US-072] [US-080] [US-084] */
    createUserRole: step(
      'AGENT.EDIT_AGENT',
      async ({ profileRef, role: asked }: { profileRef: string; role: string }, by) => {
        const role = roleMeantBy(asked);
        const held = await lookedUp(by, () => roles(by, profileRef));
        if (held?.some((each) => each.role === role)) throw new Problem(409, 'olderFlow.duplicateUserRole');
        const person = (await read(by, profileRef)) ?? notFound();
        if (person.userType !== 'lanid') throw refusedAt('body.variables.role', 'notAllowed');
        return changed(profileRef, { role }, by);
      },
    ),

    /** [US-073] [US-082] */
    updateUser: step(
      'AGENT.EDIT_AGENT',
      async ({ profileRef, user }: { profileRef: string; user: object }, by) => {
        const sent = parseValue(changedPerson, 'body.variables.user', { ...user });
        if (sent.lastName === 'Fail') await failPoints.reach('olderFlow.updateUser.Fail');
        return changed(profileRef, sent, by);
      },
    ),

    /** [US-074] */
    updateProfile: step('AGENT.EDIT_AGENT', async ({ id, profile }: { id: string; profile: object }, by) => {
      const { agencyCode, agentId, ...sent } = parseValue(profileChanges, 'body.variables.profile', {
        ...profile,
      });
      const { organizations: had } = (await read(by, id)) ?? notFound();
      if (agentId !== undefined && agentId !== id)
        throw refusedAt('body.variables.profile.agentId', 'notAllowed');
      const others = had.filter(({ organizationCode: code, isDefault }) => !isDefault && code !== agencyCode);
      const moved = agencyCode && {
        organizations: [{ organizationCode: agencyCode, isDefault: true }, ...others],
      };
      return changed(id, { ...sent, ...moved }, by);
    }),
  };
}

const roleMeantBy = (role: string) => (role === 'MANAGER' ? 'LIA manager' : 'LIA agent');

const refusedAt = (field: string, code: FieldCode) =>
  new Problem(400, 'request.invalid', { fields: { [field]: code } });

/** [US-081] */
function notFound(): never {
  throw new Problem(404, 'olderFlow.notFound');
}

function olderProfileOf({ organizations, ...person }: AnsweredPerson) {
  return { ...person, organizationCode: defaultOf(organizations), agentId: person.profileRef };
}
