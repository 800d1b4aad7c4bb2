import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { CallDefinition } from '#domain/calls/call.ts';
import type { CurrentUser } from '#domain/calls/identity/user.ts';
import { signOutMachine } from '#machines/signOut/signOut.machine.ts';
import { sessionPorts } from '#src/app/sessionPorts.ts';
import { CallProblem } from '#src/ports/callProblem.ts';
import type { CallServer } from '#src/ports/http.ts';
import { createServerClock } from '#src/ports/serverClock.ts';
import { createSignInMemory } from '#src/ports/signInMemory.ts';
import { consultant } from '#tests/support/server/consultant.ts';
import { signedInUser } from '#tests/support/server/signedInUser.ts';
import { storageOf } from '#tests/support/storageOf.ts';

const issuer = { authority: 'http://localhost:4600/customers', clientId: 'portage', scopes: [] };
const known: CurrentUser = { ...signedInUser, issuers: { lanid: issuer, ciamid: issuer } };
const nobody: CurrentUser = { ...known, user: null, claimsToken: null, sessionName: null };
const unheard = new CallProblem(0, {});

let browser: Storage;
let live: CurrentUser;
let answer: CallProblem | null;
let asked: string[];

beforeEach(() => {
  browser = storageOf();
  live = known;
  answer = null;
  asked = [];
  vi.stubGlobal('window', { sessionStorage: storageOf(), location: { origin: 'http://localhost:3001' } });
});
afterEach(() => vi.unstubAllGlobals());

/** A server with one session, which a sign-out ends unless it is answered by a problem. */
const callServer = (async ({ name }: CallDefinition) => {
  asked.push(name);
  if (name === 'getUser') return { status: 200, body: live };
  if (answer) throw answer;
  live = nobody;
  return { status: 200, body: { endSession: null } };
}) as unknown as CallServer;

/** A page of the browser that was just loaded. */
function openPage() {
  const nothing = () => undefined;
  const ports = sessionPorts({
    callServer,
    callQuietly: callServer,
    credentials: {
      remember: nothing,
      forget: () => asked.push('forget credentials'),
      headers: () => ({}),
    },
    addressBar: {
      read: () => ({ path: '/', search: '' }),
      write: nothing,
      onOpen: () => nothing,
      leaveTo: nothing,
    },
    origin: 'http://localhost:3001',
    uiLocale: () => 'en-CA',
    clock: createServerClock({ wall: () => 0, steady: () => 0 }),
    firstAsked: () => null,
    channel: { join: nothing, tell: nothing, tellAll: nothing, hear: () => nothing },
    resetStore: () => asked.push('reset store'),
    signInMemory: createSignInMemory(browser),
    onUser: nothing,
  });
  return {
    open: () => toPromise(createActor(ports.portal.openSession).start()),
    signOut: () =>
      toPromise(
        createActor(signOutMachine.provide({ actors: ports.signOut }), {
          input: { userType: consultant.userType },
        }).start(),
      ),
    end: () => toPromise(createActor(ports.portal.endSession, { input: { userType: 'ciamid' } }).start()),
  };
}

/** Signs out, answered by this problem, and closes the page. */
async function leaveWith(problem: CallProblem) {
  const page = openPage();
  await page.open();
  answer = problem;
  const end = await page.signOut();
  answer = null;
  asked = [];
  return end;
}

const failures = [unheard, new CallProblem(503, { code: 'server.busy' }), new CallProblem(500, {})];

test('[SI-031] a sign-out that the server did not hear of is told with its reason', async () => {
  for (const failure of failures)
    expect(await leaveWith(failure)).toEqual({ endAt: '/ciam', problem: failure.code });
});

test('a session that could not be ended is ended by the next page before anybody is let in, and credentials are asked for', async () => {
  await leaveWith(unheard);
  const session = await openPage().open();
  expect(session.signedIn).toBe(false);
  expect(asked).toEqual([
    'getUser',
    'signOutCustomer',
    'forget credentials',
    'reset store',
    'getUser',
    'forget credentials',
  ]);
  expect(createSignInMemory(browser).asks('ciamid')).toBe(true);
});

test('as long as the server does not hear of it, no page opens the session', async () => {
  await leaveWith(unheard);
  const page = openPage();
  answer = unheard;
  await expect(page.open()).rejects.toMatchObject({ code: 'session.notEnded' });
  await expect(page.open()).rejects.toMatchObject({ code: 'session.notEnded' });
  answer = null;
  expect((await page.open()).signedIn).toBe(false);
});

test('what names the page to the server is kept until the server has heard', async () => {
  const page = openPage();
  await page.open();
  answer = unheard;
  await page.signOut();
  expect(asked).not.toContain('forget credentials');
});

test('a session that was over already counts as signed out, a page that cannot name itself does not', async () => {
  const problemAfter = async (code: string) => (await leaveWith(new CallProblem(401, { code }))).problem;
  expect(await problemAfter('session.expired')).toBeNull();
  expect(await problemAfter('session.missing')).toBeNull();
  expect(await problemAfter('claimsToken.wrong')).toBe('claimsToken.wrong');
});

test('a session that was opened since is left alone', async () => {
  await leaveWith(unheard);
  live = { ...known, sessionName: 'another name' };
  expect((await openPage().open()).signedIn).toBe(true);
  expect(asked).toEqual(['getUser']);
  expect(browser.getItem('portage-session-to-end')).toBeNull();
});

test('an end that the reminder asked for is owed as well', async () => {
  const page = openPage();
  await page.open();
  answer = unheard;
  await expect(page.end()).rejects.toBe(unheard);
  answer = null;
  expect((await openPage().open()).signedIn).toBe(false);
});
