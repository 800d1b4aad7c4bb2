import { memo } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { focusField } from '../kit/focus.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { QuickQuoteFields } from './quickQuoteFields.ts';
import type { QuickQuoteProps } from './quickQuoteRef.ts';
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
        <QuickQuoteFields.Text field={`age.${traveller}`} inputMode="numeric" width="code" />
        {/* [QQ-032] Stored with a dot. */}
        <QuickQuoteFields.Text field={`tripCost.${traveller}`} as={MoneyField} />
        {number > 1 && <RemoveTraveller actor={actor} traveller={traveller} number={number} />}
      </div>
    </fieldset>
  );
});

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
