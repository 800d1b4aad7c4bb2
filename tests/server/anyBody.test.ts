import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallDefinition } from '#domain/calls/call.ts';
import { holdsAll } from '#domain/permissions/claimGroups.ts';
import { readRoles } from '#server/identity/roles.ts';
import { samplePeople } from '#server/sample/people.ts';
import { onPostgres } from '#tests/support/database.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { newKey } from '#tests/support/purchases/shop.ts';
import { callTable } from '#tests/support/server/callTable.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const roles = readRoles();
const calls = (await callTable()).filter(({ body }) => body !== undefined);

const odd = fc.constantFrom<unknown>(
  '\0',
  'Ma\0rie',
  '\ud800',
  'e\u0301',
  '0000-01-01',
  '9999-12-31',
  '2027-02-01T99:99:99Z',
  '',
  ' ',
  '__proto__',
  -1,
  1e308,
  0.005,
  null,
  [],
  {},
  { '\0': 1 },
  Array.from({ length: 70 }).reduce<unknown>((inner) => [inner], 0),
);
const anything = fc.oneof(odd, fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }));

/** Paths of everything inside of a value. */
function pathsOf(value: unknown, above: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [above];
  return [above, ...Object.entries(value).flatMap(([name, part]) => pathsOf(part, [...above, name]))];
}

function replaced(value: unknown, [step, ...rest]: readonly string[], by: unknown): unknown {
  if (step === undefined) return by;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  return Object.assign(copy, { [step]: replaced((value as Record<string, unknown>)[step], rest, by) });
}

/** The example with one thing replaced, or something else altogether. */
function anyBodyOf({ example }: CallDefinition): fc.Arbitrary<unknown> {
  const place = fc.constantFrom(...pathsOf(example.body));
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(place, anything).map(([at, by]) => replaced(example.body, at, by)) },
    { weight: 1, arbitrary: anything },
  );
}

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));

  /** Calls that nobody who signs in may make are made by an anonymous consumer. */
  const consumer = async (): Promise<TestClient> => {
    const client = server.client('b2c');
    await client.open();
    return client;
  };

  const callerOf = async ({ access, name }: CallDefinition): Promise<TestClient> => {
    const client = server.client('b2b');
    const allowed = samplePeople.filter(
      ({ role }) => access.kind !== 'claims' || holdsAll(roles[role].atoms, access.allOf),
    );
    const person =
      allowed.find(({ issuer }) => name === 'setUser' || issuer === 'customers') ?? allowed.at(0);
    if (access.kind === 'public' || access.kind === 'opensSession') return client;
    return person ? signInAs(client, person.username.split('@')[0] as string) : consumer();
  };

  describe.each(calls)('$name', (call) => {
    it('no body whatever makes the server fail', async () => {
      const client = await callerOf(call);
      const body = anyBodyOf(call);
      const headers =
        call.name === 'createPolicy' ? { 'idempotency-key': await newKey(client), lang: 'FR' } : undefined;
      let asked = 0;
      await fc.assert(
        fc.asyncProperty(body, async (sent) => {
          asked += 1;
          if (asked % 5 === 0) server.clock.advance(61_000);
          const answer = await client.call(call, {
            ...call.example,
            ...(headers && { headers }),
            body: sent,
          });
          expect(answer.status, JSON.stringify(answer)).toBeLessThan(500);
        }),
        { numRuns: 60 },
      );
    });
  });
});
