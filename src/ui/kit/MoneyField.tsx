import { memo } from 'react';
import { flushSync } from 'react-dom';
import {
  amountIsUnclear,
  amountMask,
  settledAmount,
  shownAmount,
  typedAmount,
} from '#domain/typing/amount.ts';
import type { Mask } from '#domain/typing/taken.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useTypingNote } from './FieldNote.tsx';
import styles from './field.module.css';
import { takeText } from './takeText.ts';

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
  const typed = typedAmount(value, language);
  const isUnclear = amountIsUnclear(value);
  const problem = props.problem ?? (isUnclear ? text('typing.moneyUnclear') : null);
  const sign = (
    <span className={`${styles.affix} ${language === 'en' ? styles.prefix : styles.suffix}`}>$</span>
  );
  return (
    <FieldFrame field={{ ...props, problem }} saying={saying}>
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
          aria-describedby={describedBy({ ...props, problem, saying })}
          aria-invalid={problem ? true : undefined}
          value={isTyping ? typed : shownAmount(value, formats.amount)}
          onChange={({ currentTarget, nativeEvent }) => {
            const taken = takeText(currentTarget, nativeEvent, typed, props.mask ?? masks[language]);
            take(taken);
            onText(taken.kept, id);
          }}
          onFocus={({ currentTarget }) => {
            flushSync(enter);
            currentTarget.select();
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
