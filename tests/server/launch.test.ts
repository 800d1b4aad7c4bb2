import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDraft, getDraft } from '#domain/calls/drafts/drafts.ts';
import { samplePassword, samplePeople } from '#server/sample/people.ts';
import { copySample } from '#tests/support/engines/embedded.ts';
import { passingFolder } from '#tests/support/passingFolder.ts';
import { codeSignIn } from '#tests/support/server/codeSignIn.ts';
import { type TestClient, testClient } from '#tests/support/server/client.ts';
import { makeWebFolder } from '#tests/support/server/webFolder.ts';

type Started = { process: ChildProcess; addresses: Record<string, string>; output: string };

let folder: string;
let web: Awaited<ReturnType<typeof makeWebFolder>>;
let running: Started;

beforeAll(async () => {
  folder = await copySample();
  web = await makeWebFolder();
  running = await start();
}, 120_000);
afterAll(async () => {
  running.process.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
  await web.remove();
});

const freePorts = ['B2B', 'B2C', 'CO_BRAND', 'ADMIN', 'IDENTITY', 'CARDS', 'MAIL', 'BOUNCE'].map((name) => [
  `PORTAGE_${name}_PORT`,
  '0',
]);

function launch(variables: Record<string, string> = {}, options: string[] = []): ChildProcess {
  return spawn(process.execPath, ['--liftoff-only', 'server/launch.ts', '--built', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      ...Object.fromEntries(freePorts),
      PORTAGE_DATA: folder,
      PORTAGE_WEB: web.folder,
      ...variables,
    },
  });
}

/** Starts the product and reads its addresses from what it prints. */
async function start(options: string[] = []): Promise<Started> {
  const child = launch({}, options);
  let output = '';
  const greeted = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('password of all of them')) resolve();
      });
    }
    child.once('exit', () => reject(new Error(`It ended: ${output}`)));
  });
  await greeted;
  const addresses = Object.fromEntries(
    [...output.matchAll(/^ {2}([\w -]+?) +(http:\/\/\S+)$/gm)].map(([, name, address]) => [name, address]),
  );
  return { process: child, addresses, output };
}

/** What a start says that must fail. */
async function refused(
  variables: Record<string, string>,
  options: string[] = [],
): Promise<{ code: number; lines: string[] }> {
  const child = launch(variables, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = (await once(child, 'exit')) as [number];
  return { code, lines: output.trim().split('\n') };
}

async function signedIn(application: 'b2b' | 'admin', username: string): Promise<TestClient> {
  const person = samplePeople.find((each) => each.username === username);
  if (person === undefined) throw new Error(`No sample person ${username}`);
  const origin = running.addresses[application] ?? '';
  const issuer = `${running.addresses['identity provider']}/${person.issuer}`;
  const client = testClient(application, origin);
  await codeSignIn(client, { issuer, username, password: samplePassword });
  return client;
}

it('serves the page of the four applications, and says who can sign in', async () => {
  for (const application of ['b2b', 'b2c', 'co-brand', 'admin']) {
    const response = await fetch(running.addresses[application] ?? '');
    expect(await response.text()).toContain(`data-application="${application}"`);
  }
  for (const { username } of samplePeople) expect(running.output).toContain(username);
});

it.each([
  ['LIA manager', 'mchen@insurer.example', 'mchen', 'lanid', 'CM'],
  ['Consultant_Agency', 'slavoie@voyages-boreal.example', 'slavoie', 'ciamid', 'BOREAL-MTL'],
])(
  '[SI-005] signs a %s in through the identity provider',
  async (role, username, userRef, userType, organizationCode) => {
    const client = await signedIn('b2b', username);
    expect(client.current?.user).toMatchObject({ role, userRef, userType, organizationCode });
  },
);

it('[SI-040] signs an inactive person in at the provider and not at the portal', async () => {
  await expect(signedIn('b2b', 'pmacdonald@voyages-boreal.example')).rejects.toThrow('identity.inactive');
});

const contentFields = [
  'banner',
  'contactUs',
  'contentRoot',
  'footer',
  'organizationCode',
  'organizationName',
  'organizationNameInFrench',
  'sideNav',
  'topNav',
  'whiteLabelRoot',
  'acm',
  'needAssistance',
  'qpi',
  'termsAndConditions',
  'bill96Consent',
  'mqNotEligible',
  'mqLIAScripting',
];

it.each(['EN', 'FR'])(
  '[OS-022] [OS-023] [OS-024] answers the content of an organization in %s',
  async (lang) => {
    const client = await signedIn('admin', 'slavoie@voyages-boreal.example');
    const body = { organizationCode: 'BOREAL-MTL', lang, salesChannel: 'B2B' };
    const post = async (path: string, sent: object) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await client.fetch(path, { method: 'POST', headers, body: JSON.stringify(sent) });
      return { status: answer.status, body: await answer.json() };
    };
    const { status, body: content } = await post('/api/content', body);
    expect([status, Object.keys(content)]).toEqual([200, ['organization']]);
    expect(content.organization).toMatchObject({ organizationCode: 'BOREAL-MTL' });
    expect(Object.keys(content.organization)).toEqual(expect.arrayContaining(contentFields));
    expect(content.organization.sideNav.length).toBeGreaterThan(0);
    expect(await post('/api/distribution/content', body)).toEqual({ status: 200, body: content });
    for (const small of [{ lang: lang.toLowerCase() }, { salesChannel: 'b2b' }])
      expect(await post('/api/content', { ...body, ...small })).toMatchObject({
        status: 400,
        body: { code: 'request.invalid' },
      });
    expect(await post('/api/content', { ...body, organizationCode: 'LAKES' })).toMatchObject({
      status: 404,
      body: { code: 'notFound' },
    });
  },
);

it('refuses a second process on its data, a taken port and an unreadable setting, each in one sentence', async () => {
  const inUse = await refused({});
  expect(inUse).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^The data folder .* is in use by another process \(\d+\)/)],
  });
  const other = await mkdtemp(join(passingFolder, 'portage-launch-'));
  const { port } = new URL(running.addresses.b2b ?? '');
  const taken = await refused({ PORTAGE_DATA: other, PORTAGE_B2B_PORT: port });
  expect(taken).toEqual({
    code: 1,
    lines: [`Port ${port} is in use; stop what uses it, or set PORTAGE_B2B_PORT to another port.`],
  });
  const unreadable = await refused({ PORTAGE_DATA: other, PORTAGE_ADMIN_PORT: 'none' });
  expect(unreadable.code).toBe(1);
  expect(unreadable.lines).toEqual([
    'The setting PORTAGE_ADMIN_PORT cannot be used: a port number from 0 to 65535 is needed.',
  ]);
  await writeFile(join(other, 'thesis.txt'), 'years of work');
  const precious = await refused({ PORTAGE_DATA: other }, ['--fresh']);
  expect(precious.lines).toEqual([expect.stringContaining('holds other things (thesis.txt)')]);
  await rm(other, { recursive: true });
}, 60_000);

let lastDraft = '';

it('stops in order, and starts again with what was there', async () => {
  const before = await signedIn('b2b', 'slavoie@voyages-boreal.example');
  const snapshot = { value: 'enteringTrip', context: { trip: 'Oslo' } };
  const { draftId } = await before.body(createDraft, {
    body: { machine: 'quoteFlow', version: 1, snapshot },
  });
  running.process.kill('SIGTERM');
  expect(await once(running.process, 'exit')).toEqual([0, null]);
  await expectFree(running.addresses['identity provider'] ?? '');

  running = await start();
  const after = await signedIn('b2b', 'slavoie@voyages-boreal.example');
  expect(await after.body(getDraft, { params: { draftId } })).toMatchObject({ draftId, snapshot });
  lastDraft = draftId;
}, 60_000);

it('takes the data of a process that was killed', async () => {
  running.process.kill('SIGKILL');
  await once(running.process, 'exit');
  running = await start();
  expect((await fetch(`${running.addresses.b2b}/readyz`)).status).toBe(200);
}, 60_000);

it('begins anew with --fresh, as on a machine where it never ran', async () => {
  running.process.kill('SIGTERM');
  await once(running.process, 'exit');
  running = await start(['--fresh']);
  const client = await signedIn('b2b', 'slavoie@voyages-boreal.example');
  expect((await client.call(getDraft, { params: { draftId: lastDraft } })).status).toBe(404);
}, 120_000);

async function expectFree(address: string): Promise<void> {
  const server = createServer().listen(Number(new URL(address).port), '127.0.0.1');
  await once(server, 'listening');
  server.close();
}
