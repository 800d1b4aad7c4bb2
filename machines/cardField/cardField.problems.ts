import { isCardHolderName } from '#domain/payment/card.ts';
import { isCardNumber } from '#domain/payment/cardNumber.ts';
import { isEnteredToken } from '#domain/payment/enteredToken.ts';
import type {
  CardFieldContext,
  CardFieldKey,
  CardProblem,
  FrameCode,
  FrameField,
} from './cardField.types.ts';

const fieldOfCode: Partial<Record<FrameCode, FrameField>> = {
  '943': 'number',
  '944': 'expiry',
  '945': 'code',
};
const problemOfField: Record<CardFieldKey, CardProblem> = {
  cardHolderName: 'cardHolderName.invalid',
  tokenNumber: 'tokenNumber.invalid',
  number: 'card.mon_943',
  expiry: 'card.944',
  code: 'card.945',
};

export const noProblems: CardFieldContext['problems'] = {
  cardHolderName: null,
  tokenNumber: null,
  number: null,
  expiry: null,
  code: null,
};

/** [PY-018] [PY-019] [PY-021] [PY-022] What a person reads about a field of the frame that is not valid. */
export function problemOf(field: CardFieldKey): CardProblem {
  return problemOfField[field];
}

/** The fields of the frame that a refusal names; empty when the refusal is no fault of the card. */
export function fieldsNamed(codes: readonly FrameCode[]): FrameField[] {
  return codes.flatMap((code) => fieldOfCode[code] ?? []);
}

/** The problems once a refusal has named fields. */
export function withRefused(
  problems: CardFieldContext['problems'],
  fields: readonly FrameField[],
): CardFieldContext['problems'] {
  return { ...problems, ...Object.fromEntries(fields.map((field) => [field, problemOf(field)])) };
}

/** [PY-020] */
export function nameProblem(text: string): CardProblem | null {
  return isCardHolderName(text) ? null : 'cardHolderName.invalid';
}

/** [PY-043] */
export function isComplete({ frameIsComplete, cardHolderName }: CardFieldContext): boolean {
  return frameIsComplete && isCardHolderName(cardHolderName);
}

/** [PY-016] [PY-025] [PY-042] What is wrong with a token as it was left; nothing is with an empty field. */
export function tokenProblem(text: string): CardProblem | null {
  if (isCardNumber(text)) return 'tokenNumber.isCard';
  return text === '' || isEnteredToken(text) ? null : problemOf('tokenNumber');
}

/** [PY-024] [PY-043] */
export function tokenIsComplete({ tokenNumber, cardHolderName }: CardFieldContext): boolean {
  return isEnteredToken(tokenNumber) && isCardHolderName(cardHolderName);
}
