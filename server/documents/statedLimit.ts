import { isUnlimited } from '#domain/catalogue/plans.ts';
import type { PlanLimits } from '../catalogue/catalogue.types.ts';
import type { PolicyWords } from './policyWords.ts';

/** What was chosen that limits name, in cents. */
export type ChosenSums = { tripCost?: number | undefined; coverageAmount?: number | undefined };

const sum = /\{(tripCost|coverageAmount)(\d*)\}/g;
const noCents = /[.,]00(?!\d)/;

/**
 * A limit with the sums that were chosen in place of their names; `Unlimited` where the coverage amount is. Null where the
 * plan states none, or one of a sum that is not known.
 */
export function statedLimit(
  limit: PlanLimits[string],
  chosen: ChosenSums,
  { money, text }: Pick<PolicyWords, 'money' | 'text'>,
): string | null {
  if (limit === undefined) return null;
  const named = [...limit.matchAll(sum)].map((found) => chosen[found[1] as keyof ChosenSums]);
  if (named.includes(undefined)) return null;
  if (named.some((cents = 0) => isUnlimited(cents))) return text('policy.coverageAmount.unlimited');
  return limit.replace(sum, (_, name: keyof ChosenSums, percent: string) =>
    money(Math.round(((chosen[name] ?? 0) * Number(percent || 100)) / 100)).replace(noCents, ''),
  );
}
