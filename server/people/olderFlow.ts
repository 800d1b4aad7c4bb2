import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { type AnsweredPerson, type ChangedPerson, changedPerson } from '#domain/calls/shapes/person.ts';
import type { Language } from '#domain/locales.ts';
import { type ClaimGroup, holdsAll } from '#domain/permissions/claimGroups.ts';
import { defaultOf } from '#domain/people/organizationsGiven.ts';
import { reachesFurther } from '#domain/people/profileRoles.ts';
import { directoryRoles, type RoleCatalogue } from '#domain/permissions/roles.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { FailPoints } from '../failPoints.ts';
import { parseValue } from '../http/parse.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import type { Invitations } from '../invitations/invitations.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { organizationsReached } from '../organizations/reach.ts';
import { withinReach } from '../organizations/withinReach.ts';
import type { Waits } from '../waits.ts';
import { personStore } from './personStore.ts';
import { readPerson } from './readPerson.ts';

export type OlderFlowServices = {
  db: Database;
  clock: Clock;
  organizations: Organizations;
  roles: RoleCatalogue;
  invitations: Pick<Invitations, 'invite'>;
  waits: Pick<Waits, 'pause'>;
  failPoints: FailPoints;
};

/** Who makes a step of the older flow. */
export type OlderStep = {
  session: Session;
  language: Language;
  requestId: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** [US-078] */
const stepMs = 1200;
const mostProfiles = 200;

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
    employmentType: String!
  }
  type OlderRole { role: String! }
  input OlderUser { firstName: String lastName: String email: String language: String }
  extend type Query {
    profile(profileCode: String!): OlderProfile!
    profileRoles(profileRef: String!): [OlderRole!]!
    profiles(organizationCode: String!, agentId: String): [OlderProfile!]!
  }
  type Mutation {
    createUserRole(profileRef: String!, role: String!): OlderProfile!
    updateUser(profileRef: String!, user: OlderUser!): OlderProfile!
  }
`;

/** The steps of the older flow, each with its own permission and for LAN ids alone (US-077). */
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
      .where('role', '<>', 'consumer')
      .orderBy('full_name_key')
      .orderBy('id')
      .limit(mostProfiles);

  const changed = async (profileRef: string, sent: ChangedPerson, by: OlderStep) => {
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
      const found = await lookedUp(by, async () => {
        const row = await people(by).where('profile_code', '=', profileCode).executeTakeFirst();
        return row === undefined ? null : readPerson(db, row.id);
      });
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
          const there = people(by).where(sql<boolean>`organizations @> array[${organizationCode}::text]`);
          const rows = await (agentId ? there.where('id', '=', agentId) : there).execute();
          return rows.length === 0 ? null : Promise.all(rows.map(({ id }) => readPerson(db, id)));
        });
        return (found ?? notFound()).flatMap((person) => (person ? [olderProfileOf(person)] : []));
      },
    ),

    /** [US-072] [US-080] [US-084] */
    createUserRole: step(
      'AGENT.EDIT_AGENT',
      async ({ profileRef, role: asked }: { profileRef: string; role: string }, by) => {
        const role = asked === 'MANAGER' ? 'LIA manager' : 'LIA agent';
        const held = await lookedUp(by, () => roles(by, profileRef));
        if (held?.some((each) => each.role === role)) throw new Problem(409, 'olderFlow.duplicateUserRole');
        const person = (await read(by, profileRef)) ?? notFound();
        if (person.userType !== 'lanid')
          throw new Problem(400, 'request.invalid', { fields: { 'body.variables.role': 'notAllowed' } });
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
  };
}

/** [US-081] */
function notFound(): never {
  throw new Problem(404, 'olderFlow.notFound');
}

function olderProfileOf({ organizations, ...person }: AnsweredPerson) {
  return { ...person, organizationCode: defaultOf(organizations), agentId: person.profileRef };
}
