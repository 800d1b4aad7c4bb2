import { setTimeout as wait } from 'node:timers/promises';
import { loadPolicy } from '#domain/calls/policies/loadPolicy.ts';
import { previewCancellation } from '#domain/calls/policies/previewCancellation.ts';
import { cancel, cancellationOf, reinstate } from '../policies/changes.ts';
import { type TestClient, testClient } from '../server/client.ts';
import type { TestIssuer } from '../server/testIssuer.ts';
import { dataKeyOf } from '../standins/cardToken.ts';
import type { Standins } from '../standins/startStandins.ts';
import { signInAs } from '../sampleServer.ts';
import { setFaults } from './faults.ts';
import { askAgainMs, mostAsks, persist } from './persist.ts';
import type { DeskAct } from './scenario.ts';

/** What somebody at the desk was told of a change in the end; 0 is no answer. */
export type DeskTold = {
  changeId: string;
  policyNumbers: readonly string[];
  status: number;
  /** What becomes of the policies by it. */
  becomes: 'REFUNDED' | 'ACTIVE';
};

/** Statuses after which nobody asks again: done, or refused with nothing changed. */
const settled: ReadonlySet<number> = new Set([200, 400, 404, 409, 412, 422, 429, 513]);

/** Somebody of the insurer at each process, signed in once. */
export async function openDesk(origins: readonly string[], issuer: TestIssuer): Promise<TestClient[]> {
  return Promise.all(origins.map((origin) => signInAs(testClient('admin', origin, issuer), 'mchen')));
}

/** Does with what was bought as an act says, by whichever process answers, until everybody was told how it ends. */
export async function actAtDesk(
  standins: Standins,
  desks: readonly TestClient[],
  bought: { purchaseId: string; policyNumbers: readonly string[] },
  act: DeskAct,
): Promise<DeskTold[]> {
  const told = await cancelAtDesk(standins, desks, bought, act);
  const done = told.find(({ status }) => status === 200);
  const [policyNumber] = done?.policyNumbers ?? [];
  if (policyNumber === undefined || act.reinstated === null) return told;
  return [...told, ...(await reinstateAtDesk(standins, desks, policyNumber, act.reinstated))];
}

/** Refused for now: a refund is under way, or was confirmed meanwhile. */
const notNow: ReadonlySet<number> = new Set([409, 412]);
const mostTries = 8;

async function reinstateAtDesk(
  standins: Standins,
  desks: readonly TestClient[],
  policyNumber: string,
  { card, faults }: NonNullable<DeskAct['reinstated']>,
): Promise<DeskTold[]> {
  const told: DeskTold[] = [];
  const next = inTurn(desks);
  do {
    const key = crypto.randomUUID();
    const { revision, paxes } = await persist(() =>
      next().body(loadPolicy, { params: { policyNumber }, headers: { lang: 'EN' } }),
    );
    const premium = paxes.find((pax) => pax.policyNumber === policyNumber)?.plan?.premiumTotal;
    await setFaults(standins, faults, key);
    const dataKey = card === null ? null : await dataKeyOf(standins, card);
    const asked = {
      policyNumber,
      revision,
      key,
      shown: String(premium),
      ...(dataKey === null
        ? { method: 'PAID_TO_AGENCY' as const }
        : { method: 'CREDIT_CARD' as const, details: cardDetails(dataKey) }),
    };
    const status = await untilTold(() => reinstate(next(), asked));
    told.push({ changeId: key, policyNumbers: [policyNumber], status, becomes: 'ACTIVE' });
    await wait(askAgainMs);
  } while (notNow.has(told.at(-1)?.status ?? 0) && told.length < mostTries);
  return told;
}

const cardDetails = (dataKey: string) => ({
  cardOwnerReferenceNumber: '1',
  dataKey,
  paymentType: 'CARD',
  cardHolderName: 'Marie Tremblay',
});

/** The desks one after another, so that what is asked again is asked elsewhere. */
function inTurn(desks: readonly TestClient[]): () => TestClient {
  let turn = 0;
  return () => desks[turn++ % desks.length] as TestClient;
}

/** Asks again and again, under the same key, until the answer says how it ended. */
async function untilTold(ask: () => Promise<{ status: number }>): Promise<number> {
  for (let tried = 1; ; tried += 1) {
    const status = (await ask().catch(() => null))?.status ?? 0;
    if (settled.has(status) || tried === mostAsks) return status;
    await wait(askAgainMs);
  }
}

async function cancelAtDesk(
  standins: Standins,
  desks: readonly TestClient[],
  bought: { purchaseId: string; policyNumbers: readonly string[] },
  act: DeskAct,
): Promise<DeskTold[]> {
  const policyNumbers = act.first ? bought.policyNumbers.slice(0, 1) : bought.policyNumbers;
  await setFaults(standins, act.faults, bought.purchaseId);
  const desk = inTurn(desks);
  const shown = await persist(async () =>
    desk().body(previewCancellation, {
      headers: { lang: 'EN' },
      body: {
        cancellationReason: act.reason,
        paxes: cancellationOf({ policyNumbers, shown: '' }).paxes,
      },
    }),
  );
  const asked = { policyNumbers, shown: String(shown.refundTotal), revision: shown.revision, ...act };
  const asks = Array.from({ length: act.people }, async () => {
    const key = crypto.randomUUID();
    const send = () =>
      cancel(desk(), { ...asked, key, ...(act.reason === 'EXCEPTION' && { note: 'As agreed.' }) });
    if (act.twice) void send().catch(() => null);
    const status = await untilTold(send);
    return { changeId: key, policyNumbers, status, becomes: 'REFUNDED' as const };
  });
  return Promise.all(asks);
}
