import { startServer, type TestServer } from '../server.ts';
import type { TestEngine } from '../engines/engine.ts';
import { addOrganization, addPerson, type Person } from './people.ts';

export type IdentityServer = TestServer & {
  people: Record<'manager' | 'consultant' | 'inactive' | 'newcomer', Person>;
  /** The body that opens a session for a person; `claims` replace what the provider would say. */
  tokenFor(
    person: Person,
    nonce: string,
    claims?: Record<string, unknown>,
  ): Promise<{ idToken: string; nonce: string }>;
};

/** A server with two organizations and a person for each way a sign-in may end. */
export async function startIdentityServer(engine: TestEngine): Promise<IdentityServer> {
  const people = {} as IdentityServer['people'];
  const server = await startServer(engine, {
    prepare: async ({ db }, issuer) => {
      await addOrganization(db, { code: 'CM', category: 'AFFILIATION', white_label: 'cover-me' });
      await addOrganization(db, { code: 'NORTH', category: 'AGENCY', ref_code: 'north-link' });
      const add = addPerson.bind(null, db, issuer);
      people.manager = await add({ subject: 'mia', role: 'LIA manager', organizationCode: 'CM' });
      people.consultant = await add({
        subject: 'cleo',
        role: 'Consultant_Agency',
        organizationCode: 'NORTH',
      });
      const viewer = { role: 'View_Only', organizationCode: 'NORTH' } as const;
      people.inactive = await add({ ...viewer, subject: 'ines', status: 'INACTIVE' });
      people.newcomer = await add({ ...viewer, subject: 'noa', status: 'NEW' });
    },
  });
  return {
    ...server,
    people,
    tokenFor: async ({ issuer, subject }, nonce, claims) => ({
      idToken: await server.issuer.token(issuer, subject, nonce, claims),
      nonce,
    }),
  };
}
