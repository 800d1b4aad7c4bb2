import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passingFolder } from '#tests/support/passingFolder.ts';
import { type StandinProcess, startStandinProcess } from '#tests/support/standins/startStandinProcess.ts';
import {
  anne,
  application,
  createVisitor,
  followed,
  locationOf,
  marie,
  redeem,
  scopes,
  signIn,
  type Tokens,
  tokensOf,
} from './support/visitor.ts';

const secondApplication = 'http://localhost:4200';
const applicationOrigins = [application, secondApplication];
const kinds = [
  { kind: 'directory', person: marie },
  { kind: 'customers', person: anne },
] as const;

let folder: string;
let standins: StandinProcess;
const issuerOf = (kind: string) => `${standins.identityOrigin}/${kind}`;

beforeAll(async () => {
  folder = await mkdtemp(join(passingFolder, 'portage-standins-'));
  standins = await start();
});
afterAll(async () => {
  await standins.stop();
  await rm(folder, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}): Promise<StandinProcess> {
  return startStandinProcess({
    folder,
    people: [marie, anne],
    applicationOrigins,
    settings: { PORTAGE_STANDINS_TOKEN_SECONDS: '420', ...settings },
  });
}

describe.each(kinds)('$kind', ({ kind, person }) => {
  test('the code flow with PKCE ends in a signed identity token of the person', async () => {
    const issuer = issuerOf(kind);
    const visitor = createVisitor();
    const begun = await visitor.begin(issuer, { scope: scopes[kind] });
    expect(begun.response.status).toBe(200);
    const back = await signIn(visitor, begun, person);
    expect(back?.origin).toBe(application);
    expect(back?.pathname).toBe('/login/callback');
    expect(back?.searchParams.get('state')).toBe('state-1');

    const answer = await redeem(issuer, back, begun.verifier);
    expect(answer.status).toBe(200);
    const tokens = (await answer.json()) as Tokens;
    expect(tokens.scope).toBe(scopes[kind]);
    expect(tokens.expires_in).toBe(420);
    const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`));
    const { payload } = await jwtVerify(tokens.id_token, keys, { issuer, audience: 'portage' });
    expect(payload).toMatchObject({
      sub: person.subject,
      nonce: 'nonce-1',
      preferred_username: person.username,
      name: person.name,
      email: person.email,
      email_verified: true,
      locale: `${person.preferredLanguage}-CA`,
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(420);
  });

  test('a code is redeemed once, and only by who holds its verifier', async () => {
    const issuer = issuerOf(kind);
    const visitor = createVisitor();
    const begun = await visitor.begin(issuer);
    const back = await signIn(visitor, begun, person);
    expect((await redeem(issuer, back, 'x'.repeat(43))).status).toBe(400);
    const second = await visitor.begin(issuer);
    const again = new URL(locationOf(second.response, second.address));
    expect((await redeem(issuer, again, second.verifier)).status).toBe(200);
    expect((await redeem(issuer, again, second.verifier)).status).toBe(400);
  });

  test.each([
    { language: 'en', message: 'Incorrect username or password.' },
    { language: 'fr', message: 'Nom d’utilisateur ou mot de passe incorrect.' },
  ])('[SI-016] a wrong account is told in $language and gives no session', async ({ language, message }) => {
    const issuer = issuerOf(kind);
    for (const wrong of [
      { ...person, password: 'wrong' },
      { ...person, username: 'nobody' },
    ]) {
      const visitor = createVisitor();
      const begun = await visitor.begin(issuer, { ui_locales: `${language}-CA` });
      const page = await begun.response.text();
      expect(page).toContain(`<html lang="${language}-CA">`);
      expect(page).not.toContain(message);
      const { username, password } = wrong;
      const answered = await visitor.post(begun.address, { act: 'signIn', username, password });
      expect(answered.status).toBe(401);
      expect(await answered.text()).toContain(message);
      expect(visitor.cookies()).not.toContain(`portage-idp-${kind}-session`);
      const silent = await visitor.begin(issuer, { prompt: 'none' });
      expect(locationOf(silent.response, silent.address)).toContain('error=login_required');
    }
  });

  test.each([
    { language: 'en', message: 'Too many attempts with this username.' },
    { language: 'fr', message: 'Trop de tentatives avec ce nom d’utilisateur.' },
  ])(
    'passwords are tried ten times a minute, as $language tells, and others sign in',
    async ({ language, message }) => {
      const visitor = createVisitor();
      const begun = await visitor.begin(issuerOf(kind), { ui_locales: `${language}-CA` });
      const attempt = (password: string) =>
        visitor.post(begun.address, { act: 'signIn', username: `guessed-${language}`, password });
      for (let guess = 0; guess < 10; guess += 1) expect((await attempt(`guess-${guess}`)).status).toBe(401);
      const refused = await attempt('guess-10');
      expect(refused.status).toBe(429);
      expect(await refused.text()).toContain(message);
      expect((await signIn(visitor, begun, person))?.pathname).toBe('/login/callback');
    },
  );

  test('who is signed in gets a new code silently, until the sign-out', async () => {
    const issuer = issuerOf(kind);
    const visitor = createVisitor();
    await tokensOf(issuer, visitor, person);
    const redirect = { redirect_uri: `${application}/silent`, prompt: 'none' };
    const silent = await visitor.begin(issuer, redirect);
    expect(locationOf(silent.response, silent.address)).toMatch(/^http:\/\/localhost:3001\/silent\?code=/);

    const leave = async (logout_hint: string) => {
      const back = { client_id: 'portage', post_logout_redirect_uri: `${application}/welcome`, state: 's' };
      const query = new URLSearchParams({ ...back, logout_hint });
      return (await visitor.get(`${issuer}/session/end?${query}`)).text();
    };
    expect(await leave('somebody-else')).not.toContain('/assets/signOut.js');
    const page = await leave(person.subject);
    expect(page).toContain('/assets/signOut.js');
    const xsrf = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? '';
    const end = `${issuer}/session/end/confirm`;
    const back = await followed(visitor, end, await visitor.post(end, { xsrf, logout: 'yes' }));
    expect(back?.href).toBe(`${application}/welcome?state=s`);
    const after = await visitor.begin(issuer, redirect);
    expect(locationOf(after.response, after.address)).toContain('error=login_required');
  });

  test('every address of every application is registered, and no other', async () => {
    const addresses = applicationOrigins.flatMap((origin) =>
      ['/login/callback', '/ciam/handlelogin', '/login/silent', '/silent'].map((path) => origin + path),
    );
    for (const redirect_uri of addresses) {
      const { response, address } = await createVisitor().begin(issuerOf(kind), {
        redirect_uri,
        prompt: 'none',
      });
      expect(locationOf(response, address).startsWith(redirect_uri)).toBe(true);
    }
    const { response } = await createVisitor().begin(issuerOf(kind), {
      redirect_uri: 'http://evil.example/login/callback',
      ui_locales: 'fr',
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(
      'L’adresse où l’application veut vous ramener n’est pas inscrite.',
    );
  });

  test('a sign-out leads back only to registered addresses', async () => {
    const issuer = issuerOf(kind);
    const end = (address: string) =>
      createVisitor().get(`${issuer}/session/end?client_id=portage&post_logout_redirect_uri=${address}`);
    for (const path of ['/welcome', '/ciam', '/login', '/']) {
      expect((await end(secondApplication + path)).status).toBe(200);
    }
    expect((await end('http://evil.example/')).status).toBe(400);
  });

  test('only the applications may call it from a browser', async () => {
    const discovery = `${issuerOf(kind)}/.well-known/openid-configuration`;
    const allowed = await fetch(discovery, { headers: { origin: secondApplication } });
    expect(allowed.headers.get('access-control-allow-origin')).toBe(secondApplication);
    const refused = await fetch(discovery, { headers: { origin: 'http://evil.example' } });
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    const token = await fetch(`${issuerOf(kind)}/token`, {
      method: 'POST',
      headers: { origin: 'http://evil.example' },
      body: new URLSearchParams({ client_id: 'portage', grant_type: 'authorization_code', code: 'x' }),
    });
    expect(token.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('without PKCE the application gets an error and nobody is asked to sign in', async () => {
    const { response, address } = await createVisitor().begin(issuerOf(kind), {
      code_challenge: '',
      code_challenge_method: '',
    });
    expect(locationOf(response, address)).toContain('error=invalid_request');
  });

  test('a cancelled sign-in goes back with a message and a detail, in the language of the page', async () => {
    const visitor = createVisitor();
    const begun = await visitor.begin(issuerOf(kind), { ui_locales: 'fr-CA' });
    const back = await followed(visitor, begun.address, await visitor.post(begun.address, { act: 'cancel' }));
    expect(back?.searchParams.get('error')).toBe('access_denied');
    expect(back?.searchParams.get('error_description')).toBe(
      'Vous avez annulé l’ouverture de session.|access_denied',
    );
  });
});

test('the part before the at sign is enough to sign in', async () => {
  const visitor = createVisitor();
  const begun = await visitor.begin(issuerOf('directory'));
  const back = await signIn(visitor, begun, { ...marie, username: ' Marie.Tremblay ' });
  expect(back?.searchParams.has('code')).toBe(true);
});

test('the two issuers know each other’s people and sessions not', async () => {
  const visitor = createVisitor();
  await tokensOf(issuerOf('directory'), visitor, marie);
  const silent = await visitor.begin(issuerOf('customers'), { prompt: 'none' });
  expect(locationOf(silent.response, silent.address)).toContain('error=login_required');
  const begun = await visitor.begin(issuerOf('customers'));
  expect(await signIn(visitor, begun, marie)).toBeNull();
});

test('a sign-in that another browser began is refused with a page', async () => {
  const { address } = await createVisitor().begin(issuerOf('directory'));
  const response = await createVisitor().get(address.replace('lang=en', 'lang=fr'));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('Cette ouverture de session est terminée');
});

test('a form posted from another site is refused', async () => {
  const { address } = await createVisitor().begin(issuerOf('directory'));
  const response = await fetch(address, {
    method: 'POST',
    headers: { origin: 'http://evil.example' },
    body: new URLSearchParams({ act: 'signIn' }),
  });
  expect(response.status).toBe(403);
});

describe('sign-up', () => {
  const nadia = { act: 'signUp', name: 'Nadia Roy', email: 'nadia.roy@mail.example', password: 'eight888' };

  test('a new customer is signed in at once and can sign in again after a restart', async () => {
    const issuer = issuerOf('customers');
    const visitor = createVisitor();
    const begun = await visitor.begin(issuer, { screen_hint: 'signup' });
    expect(begun.address).toContain('screen=sign-up');
    const answered = await visitor.post(begun.address, { ...nadia, preferredLanguage: 'fr' });
    const back = await followed(visitor, begun.address, answered);
    expect(back?.searchParams.has('code')).toBe(true);

    await standins.kill();
    standins = await start({ PORTAGE_STANDINS_IDENTITY_PORT: new URL(standins.identityOrigin).port });
    const silent = await visitor.begin(issuer, { prompt: 'none' });
    expect(locationOf(silent.response, silent.address)).toContain('code=');
    const other = createVisitor();
    const again = await signIn(other, await other.begin(issuer), { ...nadia, username: nadia.email });
    expect(again?.searchParams.has('code')).toBe(true);
  });

  test.each([
    { name: ' ', message: 'Enter your name.' },
    { email: 'nadia', message: 'Enter an email address' },
    { password: 'seven77', message: 'Choose a password of at least 8 characters.' },
    { email: anne.email.toUpperCase(), message: 'This email address already has an account.' },
  ])('a sign-up is refused with «$message»', async ({ message, ...changes }) => {
    const visitor = createVisitor();
    const begun = await visitor.begin(issuerOf('customers'), { screen_hint: 'signup' });
    const values = { ...nadia, email: 'other@mail.example', preferredLanguage: 'en', ...changes };
    const answered = await visitor.post(begun.address, values);
    expect(answered.status).toBe(422);
    expect(await answered.text()).toContain(message);
  });

  test('the directory has no sign-up', async () => {
    const visitor = createVisitor();
    const begun = await visitor.begin(issuerOf('directory'), { screen_hint: 'signup' });
    expect(await begun.response.text()).toContain('current-password');
    expect((await visitor.post(begun.address, nadia)).status).toBe(401);
  });
});
