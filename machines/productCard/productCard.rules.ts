import type { CardParameters } from '#domain/plans/plansForm.ts';
import {
  type CardOffer,
  cardValuesAreValid,
  selectionBlock,
  typedParameter,
} from '#domain/plans/productCard.ts';
import type { ParameterChange, ProductCardContext, ProductCardInput } from './productCard.types.ts';

export function nameOf({ offer }: ProductCardContext): { paxId: string; code: string } {
  return { paxId: offer.paxId, code: offer.code };
}

/** The parameters after a change, as far as the mask of the field lets it through. */
export function changedParameters(
  { params }: ProductCardContext,
  { field, text }: ParameterChange,
): CardParameters {
  return { ...params, [field]: typedParameter(field, text, params[field]) };
}

export function changed(context: ProductCardContext, change: ParameterChange): boolean {
  return changedParameters(context, change)[change.field] !== context.params[change.field];
}

/** Whether a price can be asked for: the values are valid, or the questionnaire let the plan have its first price. */
export function priceCanBeAsked({
  offer,
  params,
  price,
}: Pick<ProductCardContext, 'offer' | 'params' | 'price'>): boolean {
  return cardValuesAreValid(offer, params) || (offer.isMqRequired && price === null);
}

/** [PS-041] */
export function asksForEligibility({ isAddOn, hasEligibilityText }: CardOffer): boolean {
  return !isAddOn && hasEligibilityText;
}

/** [PS-045] While a price is asked for, the earlier one does not hold. */
export function cardIsSelectable({ offer, params, price, priceHolds }: ProductCardContext): boolean {
  const totalCents = price?.premiumTotalCents ?? 0;
  return selectionBlock({ offer, params, totalCents, priceHolds, isCalculating: false }) === null;
}

/** Whether the price with which the card is laid out is the price of what an earlier visit left on it. */
export function storedHolds({ price, stored, benefits }: ProductCardInput, priced: CardParameters): boolean {
  if (price === null || benefits.length > 0) return false;
  const fields = Object.keys(stored ?? {}) as (keyof CardParameters)[];
  return fields.every((field) => stored?.[field] === priced[field]);
}
