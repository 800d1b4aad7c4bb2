import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passingFolder } from '#tests/support/passingFolder.ts';
import { type Standins, startStandins } from '#tests/support/standins/startStandins.ts';
import { anne, application, createVisitor, marie, tokensOf } from './support/visitor.ts';

let folder: string;
let standins: Standins;
const account = () => `${standins.identityOrigin}/customers/account`;
const preferences = () => `${account()}/preferences`;
const issuer = () => `${standins.identityOrigin}/customers`;

beforeAll(async () => {
  folder = await mkdtemp(join(passingFolder, 'portage-account-'));
  standins = await startStandins({ folder, people: [marie, anne], applicationOrigins: [application] });
});
afterAll(async () => {
  await standins.stop();
  await rm(folder, { recursive: true, force: true });
});

test('[NV-041 partly] a customer who is signed in sees their account, in both languages', async () => {
  const visitor = createVisitor();
  await tokensOf(issuer(), visitor, anne);
  const english = await visitor.get(`${account()}?lang=en`);
  expect([english.status, english.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const page = await english.text();
  for (const text of ['Your account', anne.name, anne.email]) expect(page).toContain(text);
  expect(await (await visitor.get(`${account()}?lang=fr`)).text()).toContain('Votre compte');
});

test('who is not signed in as a customer sees nobody’s account, and changes nothing', async () => {
  const nobody = createVisitor();
  const employee = createVisitor();
  await tokensOf(`${standins.identityOrigin}/directory`, employee, marie);
  for (const visitor of [nobody, employee]) {
    for (const address of [account(), preferences()]) {
      const answer = await visitor.get(`${address}?lang=en`);
      expect(answer.status).toBe(401);
      expect(await answer.text()).toContain('Nobody is signed in');
    }
    expect((await visitor.post(preferences(), { preferredLanguage: 'fr' })).status).toBe(401);
  }
});

test('[NV-041 partly] a preferred language is kept and goes into the next identity token', async () => {
  const visitor = createVisitor();
  const before = await tokensOf(issuer(), visitor, anne);
  expect(decodeJwt(before.id_token).locale).toBe('en-CA');
  expect((await visitor.post(preferences(), { preferredLanguage: 'klingon' })).status).toBe(422);
  const saved = await visitor.post(preferences(), { preferredLanguage: 'fr' });
  expect(await saved.text()).toContain('Vos préférences sont enregistrées.');
  expect(await (await visitor.get(preferences())).text()).toMatch(/value="fr" checked/);
  const after = await tokensOf(issuer(), createVisitor(), anne);
  expect(decodeJwt(after.id_token).locale).toBe('fr-CA');
});
