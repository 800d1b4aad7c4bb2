import { expect } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';

export const cardId = 'payer-1';
export const beforeToken = (snapshot: AnyMachineSnapshot) =>
  !snapshot.matches({ framed: 'tokenising' }) &&
  !snapshot.matches({ framed: 'tokenised' }) &&
  !snapshot.matches({ enteringToken: 'given' });
/** A token that may be entered, as long as one can be, with no four digits in a row. */
export const enteredToken = '4a1b2c3d4e5f6a7b8c9d';
export const enterToken = { type: 'person.enterToken' } as const;
/** What the frame may call invalid: its fields, codes and problems, with the rows that want them. */
export const invalidFields = [
  ['frameCallsNumberInvalid', 'number', '943', 'card.mon_943', ['PY-018', 'PY-026']],
  ['frameCallsExpiryInvalid', 'expiry', '944', 'card.944', ['PY-021', 'PY-023']],
  ['frameCallsCodeInvalid', 'code', '945', 'card.945', ['PY-019', 'PY-022']],
] as const;
export const testCard = '4242424242424242';

export const reopened = { type: 'cardField.reopened', cardId };
/** What the parent was last told about whether the card is complete. */
export const lastOfCard = (toParent: readonly EventObject[]) =>
  toParent.findLast(({ type }) => /completed|reopened/.test(type));
const isComplete = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ framed: { ready: 'complete' } }) ||
  snapshot.matches({ framed: { ready: 'withoutToken' } }) ||
  snapshot.matches({ enteringToken: { typing: 'complete' } });
export const reopens = (before: AnyMachineSnapshot, toParent: readonly EventObject[]) =>
  expect(isComplete(before) ? lastOfCard(toParent) : reopened).toEqual(reopened);
export const refused = (problem: string) => ({ type: 'cardField.refused', cardId, problem });
/** What the parent is told when it asks for a token. */
export const answersOf = (
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
  toParent: readonly EventObject[],
) => {
  if (after.matches({ framed: 'tokenising' })) return [];
  if (before.matches({ enteringToken: { typing: 'complete' } })) return [toParent.at(-1)];
  if (after.matches('enteringToken') && before.matches({ enteringToken: { typing: 'incomplete' } }))
    return [refused('tokenNumber.invalid')];
  if (after.matches({ framed: 'tokenised' }) || after.matches('enteringToken'))
    return Array.from({ length: 2 }, () => toParent.at(-1));
  return [refused(before.matches({ framed: 'ready' }) ? 'cardHolderName.invalid' : 'card.unavailable')];
};

/** The frame is asked for a token, and the card has a name. */
export const waitsForToken = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ framed: 'tokenising' }) && snapshot.context.cardHolderName === 'Zoé Tremblay';
