import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { flushSync } from 'react-dom';
import type { RowField } from '#domain/quote/travellersProblems.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { focusField } from '../kit/focus.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useProblem } from './problemText.ts';
import { actsOf } from './quickQuoteActs.ts';
import type { QuickQuoteProps, QuickQuoteRef } from './quickQuoteRef.ts';
import styles from './travellers.module.css';

export type TravellerEntryProps = QuickQuoteProps & { traveller: string; number: number };

/** One traveller. Each field listens to its own text, so that a keystroke draws one field again. */
export const TravellerEntry = memo(function TravellerEntry({
  actor,
  traveller,
  number,
}: TravellerEntryProps) {
  const text = useText('quickQuote');
  return (
    <fieldset className={styles.traveller}>
      <legend className={styles.name}>
        {number === 1 ? text('traveller.primary') : text('traveller', { number })}
      </legend>
      <div className={styles.fields}>
        <AgeEntry actor={actor} traveller={traveller} />
        <TripCostEntry actor={actor} traveller={traveller} />
        {number > 1 && <RemoveTraveller actor={actor} traveller={traveller} number={number} />}
      </div>
    </fieldset>
  );
});

type RowProps = QuickQuoteProps & { traveller: string };

function useRowText(actor: QuickQuoteRef, traveller: string, field: RowField): string {
  return useSelector(actor, ({ context }) => {
    for (const row of context.form.travellers) if (row.id === traveller) return row[field];
    return '';
  });
}

function AgeEntry({ actor, traveller }: RowProps) {
  const text = useText('quickQuote');
  return (
    <TextField
      id={`age.${traveller}`}
      label={text('age')}
      value={useRowText(actor, traveller, 'age')}
      problem={useProblem(actor, `age.${traveller}`)}
      inputMode="numeric"
      width="code"
      maxLength={10}
      onText={actsOf(actor).typeRow}
    />
  );
}

/** [QQ-032] Stored with a dot. */
function TripCostEntry({ actor, traveller }: RowProps) {
  const text = useText('quickQuote');
  const stored = useRowText(actor, traveller, 'tripCost');
  return (
    <MoneyField
      id={`tripCost.${traveller}`}
      label={text('tripCost')}
      hint={text('tripCost.hint')}
      value={stored}
      problem={useProblem(actor, `tripCost.${traveller}`)}
      onText={actsOf(actor).typeRow}
    />
  );
}

function RemoveTraveller({ actor, traveller, number }: TravellerEntryProps) {
  const text = useText('quickQuote');
  return (
    <div className={styles.remove}>
      <Button
        kind="quiet"
        icon="close"
        label={text('removeTraveller.who', { number })}
        onPress={() => {
          const { travellers } = actor.getSnapshot().context.form;
          const before = travellers[travellers.findIndex(({ id }) => id === traveller) - 1];
          flushSync(() => actor.send({ type: 'person.removeTraveller', traveller }));
          focusField(`age.${before?.id}`);
        }}
      >
        {text('removeTraveller')}
      </Button>
    </div>
  );
}
