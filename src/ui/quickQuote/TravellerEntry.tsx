import { memo } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { focusPlace } from '../kit/focus.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { QuickQuoteFields } from './quickQuoteFields.ts';
import type { TravellerEntryProps } from './quickQuoteRef.ts';
import styles from './quickQuote.module.css';

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

/** [QQ-008] Takes a traveller away; the focus goes to the one before. */
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
          focusPlace(`age.${before?.id}`);
        }}
      >
        <span className={styles.removeWord}>{text('removeTraveller')}</span>
      </Button>
    </div>
  );
}
