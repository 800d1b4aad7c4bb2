import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Standins, startStandins } from '#tests/support/standins/startStandins.ts';
import { anne, application, createVisitor, followed, signIn } from './support/visitor.ts';

const invited = {
  issuer: 'customers',
  subject: 'customer-amara',
  username: 'amara.diallo@partner.example',
  password: null,
  invitationCode: 'HELLO-2026',
  name: 'Amara Diallo',
  email: 'amara.diallo@partner.example',
  preferredLanguage: 'en',
} as const;
const amara = {
  act: 'setUp',
  email: invited.email as string,
  invitationCode: 'HELLO-2026',
  password: 'eight888',
  preferredLanguage: 'fr',
};

let standins: Standins;
beforeAll(async () => {
  standins = await startStandins({ people: [anne, invited], applicationOrigins: [application] });
});
afterAll(() => standins.stop());

const issuer = () => `${standins.identityOrigin}/customers`;

async function answerTo(values: Partial<typeof amara>) {
  const visitor = createVisitor();
  const begun = await visitor.begin(issuer(), { screen_hint: 'setup' });
  expect(begun.address).toContain('screen=set-up');
  return { visitor, begun, answered: await visitor.post(begun.address, { ...amara, ...values }) };
}

async function refusal(values: Partial<typeof amara>): Promise<string> {
  const { answered } = await answerTo(values);
  expect(answered.status).toBe(422);
  return answered.text();
}

test.each<[string, Partial<typeof amara>]>([
  ['Enter the code of your invitation.', { invitationCode: '' }],
  ['No invitation has this email address and this code.', { invitationCode: 'HELLO-2025' }],
  ['No invitation has this email address and this code.', { email: 'nobody@partner.example' }],
  ['No invitation has this email address and this code.', { email: anne.email }],
  ['Enter an email address', { email: 'amara' }],
  ['Choose a password of at least 8 characters.', { password: 'seven77' }],
])('an account is not finished: %s %o', async (message, values) => {
  expect(await refusal(values)).toContain(message);
});

test('[RT-044 partly] an invited person has no way in before, is signed in at once, and signs in with the password from then on', async () => {
  const early = createVisitor();
  expect(await signIn(early, await early.begin(issuer()), { ...amara, username: amara.email })).toBeNull();
  const { visitor, begun, answered } = await answerTo({});
  const back = await followed(visitor, begun.address, answered);
  expect(back?.searchParams.has('code')).toBe(true);
  const other = createVisitor();
  const again = await signIn(other, await other.begin(issuer()), { ...amara, username: amara.email });
  expect(again?.searchParams.has('code')).toBe(true);
  expect(await refusal({})).toContain('This account is finished already.');
});

test('what was typed stays but for the password, which no page says again', async () => {
  const page = await refusal({ invitationCode: 'HELLO-2025', password: 'not to be said' });
  expect(page).toContain('value="HELLO-2025"');
  expect(page).toContain(`value="${invited.email}"`);
  expect(page).not.toContain('not to be said');
});

test('what is missing is told in the order of the fields', async () => {
  const told = await refusal({ email: '', invitationCode: '', password: '' });
  const at = ['email', 'invitationCode', 'password'].map((field) => told.indexOf(`href="#${field}"`));
  expect(at).toEqual(at.toSorted((one, other) => one - other));
  expect(at[0]).toBeGreaterThan(-1);
});

test('codes are not tried one after another', async () => {
  const email = 'somebody@partner.example';
  for (let index = 0; index < 10; index += 1) await refusal({ email, invitationCode: `HELLO-${index}` });
  expect(await refusal({ email })).toContain('Too many attempts');
});
