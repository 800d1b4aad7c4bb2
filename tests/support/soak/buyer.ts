import { setTimeout as wait } from 'node:timers/promises';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { setFault } from '#tests/standins/support/gateway.ts';
import { paidByCard, paidByCards, unpaidBody } from '../purchases/bodies.ts';
import { newKey, pay } from '../purchases/shop.ts';
import { type TestClient, testClient } from '../server/client.ts';
import { dataKeyOf } from '../standins/cardToken.ts';
import type { Standins } from '../standins/startStandins.ts';
import { goodCards, type Scenario } from './scenario.ts';

/** What a buyer was told in the end. */
export type Told = {
  purchaseId: string;
  /** The policy numbers of an answer 201. */
  policyNumbers: readonly string[];
  /** Status of the last answer; 0 when none came at all. */
  status: number;
};

/** How often a buyer whose line broke asks again before giving up. */
const mostAsks = 120;
const askAgainMs = 250;
/** Statuses with which a purchase rests: bought, declined or refused, paid but not yet active. */
const settled: ReadonlySet<number> = new Set([201, 400, 409, 422, 429, 513]);

/** Buys as a scenario says, at whichever process answers, until the server tells an outcome or patience ends. */
export async function buyThrough(
  standins: Standins,
  origins: readonly string[],
  scenario: Scenario,
  place: number,
): Promise<Told> {
  let turn = place;
  const visitor = testClient('b2c', origins[turn % origins.length] ?? '');
  const elsewhere = (): TestClient => {
    turn += 1;
    const other = testClient('b2c', origins[turn % origins.length] ?? '');
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
    other.current = visitor.current;
    return other;
  };
  await persist(async () => {
    await visitor.open();
  });
  const purchaseId = await persist(() => newKey(elsewhere()));
  const travellers = Array.from({ length: scenario.travellers }, (_, at) => ({
    referenceNumber: String(at + 1),
  }));
  const unpaid = await persist(() => unpaidBody(elsewhere(), travellers));
  for (const fault of scenario.faults) {
    // The insurer knows policies by their numbers, which are given later: any policy may be hit.
    const match = fault.place === 'activation' ? '' : purchaseId;
    await setFault(standins, { ...fault, match });
  }

  const first = await persist(() => paidWith(standins, unpaid, scenario.cards));
  let told = await payUntilTold(elsewhere, purchaseId, first, scenario);
  if (told.status === 400 && scenario.paysAgain) {
    const second = await persist(() => paidWith(standins, unpaid, goodCards(scenario)));
    told = await payUntilTold(elsewhere, purchaseId, second, { ...scenario, hangsUp: false });
  }
  return told;
}

async function paidWith(
  standins: Standins,
  unpaid: PolicyBody,
  cards: readonly string[],
): Promise<PolicyBody> {
  const [first = ''] = cards;
  if (cards.length < unpaid.paxes.length) return paidByCard(unpaid, await dataKeyOf(standins, first));
  const keys: string[] = [];
  for (const card of cards) keys.push(await dataKeyOf(standins, card));
  return keys.length === 1 ? paidByCard(unpaid, keys[0] ?? '') : paidByCards(unpaid, keys);
}

async function payUntilTold(
  elsewhere: () => TestClient,
  purchaseId: string,
  body: PolicyBody,
  { twice, hangsUp }: Pick<Scenario, 'twice' | 'hangsUp'>,
): Promise<Told> {
  const send = () => pay(elsewhere(), purchaseId, body).catch(() => null);
  let answer = hangsUp ? await Promise.race([send(), wait(50).then(() => null)]) : await send();
  if (twice) void send();
  for (let asked = 0; asked < mostAsks && !(answer !== null && settled.has(answer.status)); asked += 1) {
    await wait(askAgainMs);
    answer = await send();
  }
  const record = answer?.ok && answer.status === 201 ? answer.body : null;
  return {
    purchaseId,
    policyNumbers: record?.paxes.map(({ policyNumber }) => policyNumber) ?? [],
    status: answer?.status ?? 0,
  };
}

/** Does again what a dying process interrupts. */
async function persist<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let asked = 1; ; asked += 1) {
    try {
      return await act();
    } catch (failure) {
      if (asked === mostAsks) throw failure;
      await wait(askAgainMs);
    }
  }
}
