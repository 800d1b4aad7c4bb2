import { memo } from 'react';
import { flushSync } from 'react-dom';
import {
  amountIsUnclear,
  amountMask,
  heldAmount,
  settledAmount,
  shownAmount,
  twoAmounts,
  typedAmount,
  typedWithGaps,
} from '#domain/typing/amount.ts';
import { centsOf } from '#domain/money.ts';
import type { Mask } from '#domain/typing/taken.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from './Button.tsx';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useTypingNote } from './FieldNote.tsx';
import styles from './field.module.css';
import { focusPlace } from './focus.ts';
import { takeText } from './takeText.ts';
import { useComposed } from './useComposed.ts';

export type MoneyFieldProps = FieldProps & {
  /** The text as typed, cents after a dot or comma; grouped and with two decimals while nobody types. */
  value: string;
  onText: (text: string, id: string) => void;
  onBlur?: ((id: string) => void) | undefined;
  /** What is taken where it is less than any amount, such as whole dollars. */
  mask?: Mask | undefined;
  readOnly?: boolean | undefined;
};

const masks = { en: amountMask('en'), fr: amountMask('fr') };

/** [LN-024] to [LN-031] An amount of dollars, the sign before it in English and after it in French. */
export const MoneyField = memo(function MoneyField(props: MoneyFieldProps) {
  const text = useText('kit');
  const formats = useFormats();
  const language = useLanguage();
  const { id, value, onText, onBlur } = props;
  const { isTyping, saying, enter, take, leave } = useTypingNote();
  const shown = typedAmount(value, language);
  const meant = twoAmounts(value);
  const isAsked = meant !== null && !(isTyping && saying?.text);
  const isUnclear = amountIsUnclear(value) && meant === null;
  const amountOf = (amount: string) => formats.money(centsOf(Number(amount)));
  const question =
    meant && text('typing.moneyTwo', { cents: amountOf(meant[0]), dollars: amountOf(meant[1]) });
  const problem = isAsked ? question : (props.problem ?? (isUnclear ? text('typing.moneyUnclear') : null));
  const typing = useComposed(isTyping ? shown : shownAmount(value, formats.amount), (input, event) => {
    const mask = props.mask ?? masks[language];
    const taken = takeText(input, event, { before: shown, typed: typedWithGaps(value), mask });
    take(taken);
    onText(heldAmount(taken), id);
  });
  const choose = (amount: string) => {
    flushSync(() => onText(amount, id));
    focusPlace(id);
  };
  const choices = (
    <div className={styles.meant} role="group" aria-label={props.label}>
      {meant?.map((amount) => (
        <Button key={amount} onPress={() => choose(amount)}>
          {amountOf(amount)}
        </Button>
      ))}
    </div>
  );
  const sign = (
    <span className={`${styles.affix} ${language === 'en' ? styles.prefix : styles.suffix}`}>$</span>
  );
  return (
    <FieldFrame field={{ ...props, problem }} saying={isAsked ? null : saying} acts={isAsked && choices}>
      <span
        className={`${styles.affixBox} ${styles.short}`}
        data-prefix={language === 'en' ? true : undefined}
        data-suffix={language === 'fr' ? true : undefined}
      >
        <input
          className={styles.input}
          id={id}
          name={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          readOnly={props.readOnly}
          aria-describedby={describedBy({ ...props, problem, saying: isAsked ? null : saying })}
          aria-invalid={problem ? true : undefined}
          {...typing}
          onFocus={(event) => {
            const field = event.currentTarget;
            flushSync(() => enter(event));
            field.select();
          }}
          onBlur={() => {
            leave();
            const settled = settledAmount(value);
            if (settled !== value) onText(settled, id);
            onBlur?.(id);
          }}
        />
        {sign}
      </span>
    </FieldFrame>
  );
});
