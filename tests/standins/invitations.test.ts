import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Standins, startStandins } from '#tests/support/standins/startStandins.ts';
import {
  anne,
  application,
  createVisitor,
  followed,
  redeem,
  signIn,
  type Tokens,
} from './support/visitor.ts';

let standins: Standins;
beforeAll(async () => {
  standins = await startStandins({ people: [anne], applicationOrigins: [application] });
});
afterAll(() => standins.stop());

const issuer = () => `${standins.identityOrigin}/customers`;
const amara = {
  act: 'setUp',
  name: 'Amara Diallo',
  email: 'amara.diallo@partner.example',
  password: 'eight888',
  preferredLanguage: 'fr',
};

async function answerTo(values: Partial<typeof amara>) {
  const visitor = createVisitor();
  const begun = await visitor.begin(issuer(), { screen_hint: 'setup' });
  expect(begun.address).toContain('screen=set-up');
  return { visitor, begun, answered: await visitor.post(begun.address, { ...amara, ...values }) };
}

async function claimsOf(values: Partial<typeof amara>) {
  const { visitor, begun, answered } = await answerTo(values);
  const back = await followed(visitor, begun.address, answered);
  const tokens = (await (await redeem(issuer(), back, begun.verifier)).json()) as Tokens;
  return decodeJwt(tokens.id_token);
}

test('[RT-044 partly] an invited person has no way in before, is signed in at once, and signs in with the password from then on', async () => {
  const person = { ...amara, username: amara.email };
  const early = createVisitor();
  expect(await signIn(early, await early.begin(issuer()), person)).toBeNull();
  expect(await claimsOf({})).toMatchObject({
    email: amara.email,
    email_verified: true,
    name: 'Amara Diallo',
  });
  const other = createVisitor();
  const again = await signIn(other, await other.begin(issuer()), person);
  expect(again?.searchParams.has('code')).toBe(true);
  expect(await (await answerTo({})).answered.text()).toContain('This email address already has an account.');
});

test('an address that begins with unverified is not verified', async () => {
  expect(await claimsOf({ email: 'unverified.amara@partner.example' })).toMatchObject({
    email_verified: false,
  });
});

test('what was typed stays but for the password, which no page says again', async () => {
  const { answered } = await answerTo({ name: '', password: 'not to be said' });
  const page = await answered.text();
  expect(page).toContain(`value="${amara.email}"`);
  expect(page).not.toContain('not to be said');
});

test('what is missing is told in the order of the fields', async () => {
  const told = await (await answerTo({ name: '', email: '', password: '' })).answered.text();
  const at = ['name', 'email', 'password'].map((field) => told.indexOf(`href="#${field}"`));
  expect(at).toEqual(at.toSorted((one, other) => one - other));
  expect(at[0]).toBeGreaterThan(-1);
});

test('accounts of one address are not tried one after another', async () => {
  const email = 'somebody@partner.example';
  for (let index = 0; index < 10; index += 1) await answerTo({ email, password: 'short' });
  expect(await (await answerTo({ email })).answered.text()).toContain('Too many attempts');
});
