import { cardFrameId } from '#domain/payment/cardFrame.ts';
import type { CardFieldContext, CardFieldKey, FrameField } from '#machines/cardField/cardField.types.ts';

/** The fields inside the provider's frame, in their order. */
export const frameFields: readonly FrameField[] = ['number', 'expiry', 'code'];

export const cardHolderId = 'cardHolderName';

/** Where a problem of a field leads: the name, or the frame that holds the field. */
export function placeOfField(field: CardFieldKey, cardId: string): string {
  return field === 'cardHolderName' ? cardHolderId : cardFrameId(cardId);
}

/** The problems that there are, in the order of the fields. */
export function problemsInOrder({ problems }: Pick<CardFieldContext, 'problems'>) {
  const keys: readonly CardFieldKey[] = ['cardHolderName', ...frameFields];
  return keys.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, problem }] : [];
  });
}
