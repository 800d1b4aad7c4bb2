import type { RoleName } from '#domain/permissions/roles.ts';
import type { Database } from '#server/database/database.ts';
import type { TestEngine } from '../engines/engine.ts';
import { startServer, type TestServer } from '../server.ts';
import type { TestClient } from './client.ts';
import { addOrganization, addPerson } from './people.ts';

/** A server with people of agencies, each signed in to administration. */
export type Office<Name extends string> = {
  server: TestServer;
  clients: Record<Name, TestClient>;
  close(): Promise<void>;
};

type OfficeParts<Name extends string> = {
  /** Code, both names, and the code of the agency above it, if there is one. */
  agencies: readonly (readonly [code: string, english: string, french: string, above?: string])[];
  /** Who works there, by the subject of their sign-in. */
  people: Readonly<Record<Name, { role: RoleName; organizationCode: string }>>;
  /** Adds what the tests are about. */
  fill?: (db: Database) => Promise<unknown>;
};

export async function startOffice<Name extends string>(
  engine: TestEngine,
  { agencies, people, fill }: OfficeParts<Name>,
): Promise<Office<Name>> {
  const clients = {} as Record<Name, TestClient>;
  const entering: ((server: TestServer) => Promise<unknown>)[] = [];
  const server = await startServer(engine, {
    prepare: async ({ db }, issuer) => {
      for (const [code, name_en, name_fr, parent_code = null] of agencies)
        await addOrganization(db, { code, category: 'AGENCY', name_en, name_fr, parent_code });
      for (const [subject, working] of Object.entries(people) as [Name, (typeof people)[Name]][]) {
        const person = await addPerson(db, issuer, { subject, ...working });
        entering.push((started) => {
          clients[subject] = started.client('admin');
          return clients[subject].signIn(person);
        });
      }
      await fill?.(db);
    },
  });
  for (const enter of entering) await enter(server);
  return { server, clients, close: server.close };
}
