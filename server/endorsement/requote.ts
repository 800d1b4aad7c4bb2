import type { RequoteAnswer } from '#domain/calls/policies/requotePolicy.ts';
import type { EditedPolicy } from '#domain/calls/shapes/editedPolicy.ts';
import { dollarsOf } from '#domain/money.ts';
import type { Clock } from '../clock.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { currentVersion, type LastVersion } from '../policies/policyBook.ts';
import type { PrivateAnswers } from '../questionnaires/privateAnswers.ts';
import { type CheckedChange, checkedChange, type EndorsementServices } from './checkedChange.ts';
import type { Requoted, RequoteSigner } from './requoteToken.ts';

export type RequoteServices = EndorsementServices & {
  privateAnswers: Pick<PrivateAnswers, 'fingerprint'>;
  requotes: RequoteSigner;
};

/** How long a price of a change may be agreed to. */
const validMs = 30 * 60_000;

/** [EN-023] [EN-027] [EN-028] What a change costs each pax. Nothing is written. @throws Problem as `checkedChange` */
export async function requote(
  services: RequoteServices,
  edited: EditedPolicy,
  by: { session: Session; clock: Clock },
): Promise<RequoteAnswer> {
  const last = await currentVersion(services.db, edited.paxes[0]?.policyNumber ?? '').executeTakeFirst();
  if (!last) throw new Problem(404, 'notFound');
  const checked = await checkedChange(services, last, edited, by);
  return requoteAnswerOf(services, { last, checked, edited }, by.clock.now()).answer;
}

/** What is told of a price, and what is signed of it. */
export function requoteAnswerOf(
  { privateAnswers, requotes }: Pick<RequoteServices, 'privateAnswers' | 'requotes'>,
  { last, checked, edited }: { last: LastVersion; checked: CheckedChange; edited: EditedPolicy },
  now: number,
): { answer: RequoteAnswer; signed: Requoted } {
  const paxes = paxesOf(last, checked);
  const signed: Requoted = {
    policyId: last.state.policy.id,
    revision: last.version,
    bodyHash: privateAnswers.fingerprint(JSON.stringify(edited)),
    paxes: paxes.map(({ policyNumber, deltaCents, rateVersion }) => ({
      policyNumber,
      deltaCents,
      rateVersion,
    })),
    expiresAt: now + validMs,
  };
  return {
    signed,
    answer: {
      requoteId: requotes.idOf(signed),
      expiresAt: new Date(signed.expiresAt).toISOString(),
      deltaTotal: dollarsOf(paxes.reduce((sum, { deltaCents }) => sum + deltaCents, 0)),
      deltaPaxes: paxes.map(({ deltaCents, rateVersion: _version, ...pax }) => ({
        ...pax,
        deltaAmount: dollarsOf(deltaCents),
      })),
    },
  };
}

/** What becomes of each pax's premium. */
export function paxesOf({ state }: LastVersion, { prices }: CheckedChange) {
  return state.paxes.map((pax, at) => {
    const price = prices[at] ?? null;
    const centsAfter = price?.price.premiumTotalCents ?? pax.premium_total_cents;
    return {
      policyNumber: pax.policy_number,
      referenceNumber: pax.reference_number,
      deltaCents: centsAfter - pax.premium_total_cents,
      rateVersion: price?.rateVersion ?? pax.rate_version,
      premiumBefore: dollarsOf(pax.premium_total_cents),
      premiumAfter: dollarsOf(centsAfter),
      worksheetBefore: pax.worksheet,
      worksheetAfter: price?.worksheet ?? pax.worksheet,
    };
  });
}
