import { cardFrameId } from '#domain/payment/cardFrame.ts';
import type { CardFieldContext, CardFieldKey, FrameField } from '#machines/cardField/cardField.types.ts';

/** The fields inside the provider's frame, in their order. */
export const frameFields: readonly FrameField[] = ['number', 'expiry', 'code'];

export const cardHolderId = 'cardHolderName';
export const tokenNumberId = 'tokenNumber';

/** Where a problem of a field leads: the name, the token, or the frame that holds the field. */
export function placeOfField(field: CardFieldKey, cardId: string): string {
  if (field === 'cardHolderName') return cardHolderId;
  return field === 'tokenNumber' ? tokenNumberId : cardFrameId(cardId);
}

/** The problems that there are, in the order of the fields. */
export function problemsInOrder({ problems }: Pick<CardFieldContext, 'problems'>) {
  const keys: readonly CardFieldKey[] = ['cardHolderName', 'tokenNumber', ...frameFields];
  return keys.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, problem }] : [];
  });
}
