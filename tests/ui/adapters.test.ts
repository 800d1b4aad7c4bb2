import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Adapter } from '#tests/support/adapters/adapter.ts';
import { ofAreas } from '#tests/support/adapters/ofAreas.ts';
import { ofAdvisors } from '#tests/support/adapters/ofAdvisors.ts';
import { ofLicenses } from '#tests/support/adapters/ofLicenses.ts';
import { ofUsers } from '#tests/support/adapters/ofUsers.ts';
import { ofPortal } from '#tests/support/adapters/ofPortal.ts';
import { ofSale } from '#tests/support/adapters/ofSale.ts';
import { portsOfPage, windowSaving } from '#tests/support/adapters/portsOfPage.ts';
import { answered, failures, openCallsInPage } from '#tests/support/http/callsInPage.ts';
import { callTable } from '#tests/support/server/callTable.ts';

const { callServer, asked, answer } = await openCallsInPage();
const files: string[] = [];
const madeCalls = new Set<string>();

function run({ port, input }: Adapter): Promise<unknown> {
  asked.length = files.length = 0;
  const logic = port(portsOfPage(callServer, windowSaving(files)));
  return toPromise(createActor(logic, { input: input as never }).start());
}

const adapters = Object.entries({
  ...ofPortal,
  ...ofSale,
  ...ofAreas,
  ...ofAdvisors,
  ...ofLicenses,
  ...ofUsers,
});
const withRequirements = adapters.map(([name, one]) => {
  const ids = (one.requirements ?? []).map((id) => `[${id}] `);
  return [`${ids.join('')}${name}`, one] as const;
});

test.each(withRequirements)(
  '%s: the server is asked what its call takes, and what it answers is given',
  async (_, one) => {
    answer(answered(one.answers ?? {}));
    expect(await run(one)).toEqual(one.gives);
    for (const { call } of asked) madeCalls.add(call.name);
    const sent = asked.flatMap(({ path, body }) => [path, body]);
    expect(sent).not.toEqual([]);
    expect(sent).toEqual(expect.arrayContaining([...(one.sent ?? [])]));
    expect(files).toEqual(one.saves === undefined ? [] : [one.saves]);
  },
);

test.each(adapters)('%s: a failure is given with its code, and nothing is saved', async (_, one) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const [how, code, failing] of failures) {
    answer(failing);
    await expect(run(one), how).rejects.toMatchObject({ name: 'CallProblem', code });
    expect(files, how).toEqual([]);
  }
});

test('[LS-059 partly] a file that is not made is written down in the log', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer(() => Response.json({ code: 'server.failed' }, { status: 500 }));
  await expect(run(ofAreas['the file of what is marked']!)).rejects.toThrow();
  expect(log).toHaveBeenCalledWith('exportLicenses', expect.objectContaining({ code: 'server.failed' }));
});

/** Calls whose adapter needs more than a server, and the test that gives it that. */
const elsewhere: Readonly<Record<string, string>> = {
  // The portal and what is known of an area.
  countTasks: 'tests/journeys/tasks.test.ts',
  // The forms of the flow as they stand.
  createLead: 'tests/journeys/lead.test.ts',
  estimateQuote: 'tests/ui/estimate.test.ts',
  // A page that is loaded by a link.
  openLead: 'tests/journeys/lead.test.ts',
  // An identity provider.
  getUser: 'tests/ui/owedSessionEnd.test.ts',
  openSession: 'tests/journeys/signIn.test.ts',
  signOutCustomer: 'tests/ui/owedSessionEnd.test.ts',
  signOutDirectory: 'tests/journeys/signIn.test.ts',
  // A document in which HTML is made harmless.
  readContentFragment: 'tests/journeys/contentPages.test.ts',
  readWelcomeFragment: 'tests/journeys/contentPages.test.ts',
  // A clock that has become doubtful.
  readServerTime: 'tests/journeys/idleSession.test.ts',
  // A change that was sent before.
  readPolicyChange: 'tests/ui/cancellationPorts.test.ts',
  // The revision that was read before.
  saveDraft: 'tests/ui/draftPorts.test.ts',
};

test('each call that the page makes is made by an adapter that is asked here, or elsewhere', async () => {
  const calls = new Set((await callTable()).map(({ name }) => name));
  const imported = globSync('src/app/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import \{([^}]+)\} from '#domain\/calls/g)].flatMap(
      ([, names]) => names!.split(',').map((name) => name.trim()),
    ),
  );
  const unasked = imported.filter((name) => calls.has(name) && !madeCalls.has(name));
  expect([...new Set(unasked)].toSorted()).toEqual(Object.keys(elsewhere).toSorted());
  expect(Object.values(elsewhere).filter((file) => !existsSync(file))).toEqual([]);
});
