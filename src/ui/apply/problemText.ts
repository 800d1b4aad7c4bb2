import { useSelector } from '@xstate/react';
import type { ApplyKey } from '#domain/apply/applyProblems.ts';
import type { ApplyProblem } from '#domain/apply/personRules.ts';
import type { ApplyContext } from '#machines/apply/apply.types.ts';
import { type Text, useText } from '../../text/useText.ts';
import type { ApplyRef } from './applyRef.ts';

/** The words of a problem at a field; the same beside the field and in the summary. */
export function problemText(
  text: Text<'apply'>,
  { form, facts }: Pick<ApplyContext, 'form' | 'facts'>,
  key: ApplyKey,
  problem: ApplyProblem,
): string {
  const [field = '', ...rest] = key.split('.');
  const number = form.travellers.findIndex(({ paxId }) => paxId === rest.join('.')) + 1;
  const { minimumAge, maximumAge } = facts.quickQuoteLimits;
  const ofField = `problem.${problem}.${field}` as const;
  return text(text.has(ofField) ? ofField : `problem.${problem}`, { number, minimumAge, maximumAge });
}

/** What is shown at a field, or null. */
export function useProblem(actor: ApplyRef, key: ApplyKey): string | null {
  const text = useText('apply');
  const problem = useSelector(actor, ({ context }) => context.problems[key] ?? null);
  return problem && problemText(text, actor.getSnapshot().context, key, problem);
}
