import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Standins, startStandins } from '#tests/support/standins/startStandins.ts';
import { setFault } from './support/gateway.ts';

let standins: Standins;
beforeAll(async () => {
  standins = await startStandins();
});
afterAll(() => standins.stop());

const ask = async (path: string, key?: string) => {
  const register = path.startsWith('dss') ? 'dss' : 'lh';
  const response = await fetch(`${standins.cardOrigin}/registers/${path}`, {
    headers: { authorization: `Bearer ${key ?? standins.registerKeys[register]}` },
  });
  return { status: response.status, body: await response.json() };
};
const claire = 'dss/advisors?partyId=70010001&orgCode=MLIADV';
const grace = 'lh/advisors?counselorId=44010001&orgCode=LAKES';

test('each register knows its advisors by its own id, for the sponsor code that goes with it', async () => {
  expect(await ask(claire)).toMatchObject({
    status: 200,
    body: { message: 'FOUND_IN_DSS', advisor: { lastName: 'Beaulieu', postalCode: 'G1R1S4' } },
  });
  expect(await ask(grace)).toMatchObject({
    body: { message: 'FOUND_IN_LH', advisor: { lastName: 'MacLeod' } },
  });
  const nobody = { status: 200, body: { message: 'NOT_FOUND', advisor: null } };
  expect(await ask('dss/advisors?partyId=70010001&orgCode=LAKES')).toEqual(nobody);
  expect(await ask('lh/advisors?counselorId=70010001&orgCode=MLIADV')).toEqual(nobody);
});

test('a register refuses the key of the other one, and what is not asked as it is documented', async () => {
  expect(await ask(claire, standins.registerKeys.lh)).toMatchObject({
    status: 401,
    body: { code: 'key.wrong' },
  });
  for (const query of ['partyId=70010001', 'counselorId=1&orgCode=MLIADV', 'partyId=a%20b&orgCode=MLIADV'])
    expect((await ask(`dss/advisors?${query}`)).status, query).toBe(400);
});

test('a fault of a register hits the ids that begin as it says', async () => {
  await setFault(standins, { place: 'advisors.lh', kind: 'unavailable', match: '4401' });
  await setFault(standins, { place: 'advisors.dss', kind: 'otherRegister' });
  expect((await ask('lh/advisors?counselorId=5&orgCode=LAKES')).status).toBe(200);
  expect(await ask(grace)).toMatchObject({ status: 503, body: { code: 'register.unavailable' } });
  expect(await ask(claire)).toMatchObject({ status: 200, body: { message: 'FOUND_IN_LH' } });
});
