import { useSelector } from '@xstate/react';
import { longestToken } from '#domain/calls/shapes/payment.ts';
import { tokenMask } from '#domain/payment/enteredToken.ts';
import { useText } from '../../text/useText.ts';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { TextField } from '../kit/TextField.tsx';
import { tokenNumberId } from './cardFields.ts';
import type { CardProps } from './paymentRef.ts';

/** [PY-024] Whether the card is typed or its token is entered; nobody else has the choice. */
export function EntryChoice({ card }: CardProps) {
  const text = useText('payment');
  const byToken = useSelector(card, (snapshot) => snapshot.matches('enteringToken'));
  const mayEnterToken = useSelector(card, ({ context }) => context.mayEnterToken);
  if (!mayEnterToken) return null;
  return (
    <RadioGroup
      id="cardEntry"
      label={text('cardEntry')}
      inline
      value={byToken ? 'person.enterToken' : 'person.enterCard'}
      options={(['person.enterCard', 'person.enterToken'] as const).map((value) => ({
        value,
        label: text(`cardEntry.${value}`),
      }))}
      onChoose={(value) => card.send({ type: value as 'person.enterCard' | 'person.enterToken' })}
    />
  );
}

/** [PY-024] [PY-025] The number of a token that the provider gave elsewhere. */
export function TokenNumber({ card }: CardProps) {
  const text = useText('payment');
  const number = useSelector(card, ({ context }) => context.tokenNumber);
  const problem = useSelector(card, ({ context }) => context.problems.tokenNumber);
  return (
    <TextField
      id={tokenNumberId}
      label={text('tokenNumber')}
      hint={text('tokenNumber.hint')}
      value={number}
      problem={problem && text(`problem.${problem}`)}
      mask={tokenMask}
      maxLength={longestToken}
      width="medium"
      spellCheck={false}
      onText={(typed) => card.send({ type: 'person.typeToken', text: typed })}
      onBlur={() => card.send({ type: 'person.leaveToken' })}
    />
  );
}
