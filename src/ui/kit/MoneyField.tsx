import { memo } from 'react';
import { useLanguage } from '../../text/useLanguage.ts';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import styles from './field.module.css';
import { settleMoneyText, takeMoneyText } from './moneyText.ts';
import { takeText } from './takeText.ts';

export type MoneyFieldProps = FieldProps & {
  /** The text as typed; a comma may stand for the point in French. */
  value: string;
  onText: (text: string, id: string) => void;
  onBlur?: ((id: string) => void) | undefined;
  readOnly?: boolean | undefined;
};

/** [LN-024] to [LN-031] An amount of dollars, the sign before it in English and after it in French. */
export const MoneyField = memo(function MoneyField(props: MoneyFieldProps) {
  const language = useLanguage();
  const { id, value, onText, onBlur } = props;
  const sign = (
    <span className={`${styles.affix} ${language === 'en' ? styles.prefix : styles.suffix}`}>$</span>
  );
  return (
    <FieldFrame
      id={id}
      label={props.label}
      hint={props.hint}
      problem={props.problem}
      optional={props.optional}
    >
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
          aria-describedby={describedBy(props)}
          aria-invalid={props.problem ? true : undefined}
          value={value}
          onChange={(event) =>
            onText(
              takeText(event.currentTarget, value, (text, before) => takeMoneyText(text, before, language)),
              id,
            )
          }
          onBlur={() => {
            const settled = settleMoneyText(value);
            if (settled !== value) onText(settled, id);
            onBlur?.(id);
          }}
        />
        {sign}
      </span>
    </FieldFrame>
  );
});
