import type { CardParameters } from '#domain/plans/plansForm.ts';
import type { CardOffer, CardProblem } from '#domain/plans/productCard.ts';
import type { Formats } from '#domain/formats.ts';
import type { Text } from '../../text/useText.ts';

/** [PS-062] [PS-063] [PS-065] [PS-068] [PS-069] What is wrong with a field of a card. */
export function fieldProblemText(
  text: Text<'planSelection'>,
  formats: Formats,
  offer: CardOffer,
  field: keyof CardParameters,
  problem: CardProblem | undefined,
): string | null {
  if (!problem) return null;
  const ofField = `problem.${problem}.${field}` as const;
  return text(text.has(ofField) ? ofField : `problem.${problem}`, {
    maximum: formats.money((offer.maximumTripCost ?? 0) * 100),
    days: offer.maximumDays,
    minimum: offer.minimumTopUpDays ?? 0,
  });
}

/**
 * [QR-025] Why a traveller has no plans, or a plan no price; a code without words gets the general ones.
 * @param number of the traveller; 0 for a family
 */
export function failureText(
  text: Text<'planSelection'>,
  kind: 'traveller' | 'plan',
  code: string,
  number: number,
): string {
  const key = `failure.${code}` as const;
  return text(code.startsWith(`${kind}.`) && text.has(key) ? key : `failure.${kind}`, { number });
}
