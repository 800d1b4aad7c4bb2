import { setTimeout as wait } from 'node:timers/promises';
import { previewCancellation } from '#domain/calls/policies/previewCancellation.ts';
import { setFault } from '#tests/standins/support/gateway.ts';
import { cancel, cancellationOf } from '../policies/changes.ts';
import { type TestClient, testClient } from '../server/client.ts';
import type { TestIssuer } from '../server/testIssuer.ts';
import type { Standins } from '../standins/startStandins.ts';
import { signInAs } from '../sampleServer.ts';
import { askAgainMs, mostAsks, persist } from './persist.ts';
import type { DeskAct } from './scenario.ts';

/** What somebody at the desk was told of a cancellation in the end; 0 is no answer. */
export type DeskTold = { changeId: string; policyNumbers: readonly string[]; status: number };

/** Statuses after which nobody asks again: done, or refused with nothing changed. */
const settled: ReadonlySet<number> = new Set([200, 400, 404, 409, 412, 422]);

/** Somebody of the insurer at each process, signed in once. */
export async function openDesk(origins: readonly string[], issuer: TestIssuer): Promise<TestClient[]> {
  return Promise.all(origins.map((origin) => signInAs(testClient('admin', origin, issuer), 'mchen')));
}

/** Cancels what was bought as an act says, by whichever process answers, until everybody who asked was told how it ends. */
export async function cancelAtDesk(
  standins: Standins,
  desks: readonly TestClient[],
  bought: { purchaseId: string; policyNumbers: readonly string[] },
  act: DeskAct,
): Promise<DeskTold[]> {
  const policyNumbers = act.first ? bought.policyNumbers.slice(0, 1) : bought.policyNumbers;
  for (const fault of act.faults) await setFault(standins, { ...fault, match: bought.purchaseId });
  let turn = 0;
  const desk = () => desks[turn++ % desks.length] as TestClient;
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
    let status = 0;
    for (let tried = 0; tried < mostAsks && !settled.has(status); tried += 1) {
      if (tried > 0) await wait(askAgainMs);
      const sent = Array.from({ length: act.twice ? 2 : 1 }, () =>
        cancel(desk(), { ...asked, key, ...(act.reason === 'EXCEPTION' && { note: 'As agreed.' }) }).catch(
          () => null,
        ),
      );
      status = (await Promise.all(sent)).at(-1)?.status ?? 0;
    }
    return { changeId: key, policyNumbers, status };
  });
  return Promise.all(asks);
}
