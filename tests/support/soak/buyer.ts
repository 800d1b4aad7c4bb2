import { setTimeout as wait } from 'node:timers/promises';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { paidByCard, paidByCards, unpaidBody } from '../purchases/bodies.ts';
import { newKey, pay } from '../purchases/shop.ts';
import { type TestClient, testClient } from '../server/client.ts';
import { dataKeyOf } from '../standins/cardToken.ts';
import type { Standins } from '../standins/startStandins.ts';
import { setFaults } from './faults.ts';
import { askAgainMs, mostAsks, persist } from './persist.ts';
import { goodCards, type Scenario } from './scenario.ts';

/** What a buyer was told in the end. */
export type Told = {
  purchaseId: string;
  /** The policy numbers of an answer 201. */
  policyNumbers: readonly string[];
  /** Status of the last answer; 0 when none came at all. */
  status: number;
  /** The buyer came back after the session had ended; what became of the payment is told by mail. */
  sessionIsOver: boolean;
  /** Statuses of the answers before it. */
  before: readonly number[];
};

/** Somebody who has bought, or does not know yet. */
export type Buyer = {
  /** What the buyer was told last. */
  readonly told: Told;
  /** Sends the same payment under the same key once more. */
  askAgain(): Promise<void>;
};

type Answer = Awaited<ReturnType<typeof pay>>;

/** Statuses with which a purchase rests: bought, declined or refused. */
const settled: ReadonlySet<number> = new Set([201, 400, 409, 422, 429]);
/** Paid but not yet active: a buyer is told to wait and leaves. */
const delayed = 513;

/** Whether a buyer knows what became of the payment, or cannot ask any more. */
export function isSettled({ status, sessionIsOver }: Told): boolean {
  return sessionIsOver || settled.has(status);
}

/** Buys as a scenario says, at whichever process answers, until the server tells an outcome or patience ends. */
export async function buyThrough(
  standins: Standins,
  origins: readonly string[],
  scenario: Scenario,
  place: number,
): Promise<Buyer> {
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
  await setFaults(standins, scenario.faults, purchaseId);

  let body = await persist(() => paidWith(standins, unpaid, scenario.cards));
  const before: number[] = [];
  const pays = (): Promise<Answer | null> => pay(elsewhere(), purchaseId, body).catch(() => null);
  let answer = await payUntilTold(pays, before, scenario);
  if (answer?.status === 400 && scenario.paysAgain) {
    body = await persist(() => paidWith(standins, unpaid, goodCards(scenario)));
    before.push(answer.status);
    answer = await payUntilTold(pays, before, { ...scenario, hangsUp: false });
  }
  return {
    get told() {
      const status = answer?.status ?? 0;
      const sessionIsOver = answer?.ok === false && answer.problem.code === 'session.expired';
      return { purchaseId, policyNumbers: numbersIn(answer), status, sessionIsOver, before };
    },
    async askAgain() {
      before.push(answer?.status ?? 0);
      answer = await pays();
    },
  };
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
  pays: () => Promise<Answer | null>,
  before: number[],
  { twice, hangsUp }: Pick<Scenario, 'twice' | 'hangsUp'>,
): Promise<Answer | null> {
  let answer = hangsUp ? await Promise.race([pays(), wait(50).then(() => null)]) : await pays();
  if (twice) void pays();
  for (let asked = 0; asked < mostAsks && !endsAsking(answer); asked += 1) {
    before.push(answer?.status ?? 0);
    await wait(askAgainMs);
    answer = await pays();
  }
  return answer;
}

function endsAsking(answer: Answer | null): boolean {
  return answer !== null && (settled.has(answer.status) || answer.status === delayed);
}

function numbersIn(answer: Answer | null): string[] {
  const record = answer?.ok && answer.status === 201 ? answer.body : null;
  return record?.paxes.map(({ policyNumber }) => policyNumber) ?? [];
}
