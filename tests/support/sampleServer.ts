import { samplePeople } from '#server/sample/people.ts';
import type { TestDatabase, TestEngine } from './engines/engine.ts';
import { sampleIssuers } from './engines/sampleIssuers.ts';
import { startServer, type TestServer, type TestServerOptions } from './server.ts';
import type { TestClient } from './server/client.ts';
import type { TestIssuer } from './server/testIssuer.ts';

/** The product's server over the sample data; its people sign in through the test's issuers. */
export function startSampleServer(engine: TestEngine, options: TestServerOptions = {}): Promise<TestServer> {
  return startServer(engine, {
    ...options,
    contents: 'sample',
    prepare: async (database, issuer) => {
      await letSignIn(database, issuer);
      await options.prepare?.(database, issuer);
    },
  });
}

/** Lets the sample people of a database sign in through the test's issuers. */
export async function letSignIn({ db }: Pick<TestDatabase, 'db'>, { issuers }: TestIssuer): Promise<void> {
  for (const name of ['directory', 'customers'] as const) {
    await db
      .updateTable('identities')
      .set({ issuer: issuers[name] })
      .where('issuer', '=', sampleIssuers[name])
      .execute();
  }
}

/** Signs a sample person in by the part of the user name before the at sign. */
export async function signInAs(client: TestClient, userRef: string): Promise<TestClient> {
  const person = samplePeople.find(({ username }) => username.startsWith(`${userRef}@`));
  if (!person) throw new Error(`No sample person is called ${userRef}`);
  await client.signIn(person);
  return client;
}
