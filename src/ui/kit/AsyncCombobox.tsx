import { memo } from 'react';
import { useText } from '../../text/useText.ts';
import comboboxStyles from './combobox.module.css';
import type { AsyncComboboxProps } from './comboboxProps.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import styles from './field.module.css';
import { focusHandOver } from './focusHandOver.ts';
import { latePiece } from './latePiece.ts';
import { leisure } from './leisure.ts';
import { LiveMessage } from './LiveMessage.tsx';

const SuggestingInput = latePiece(
  async () => {
    await leisure.comes();
    return (await import('./SuggestingInput.tsx')).SuggestingInput;
  },
  PlainInput,
  PlainInput,
);

/**
 * [WG-025] [WG-029] Text with suggestions from elsewhere: arrow keys move, Enter chooses, Escape closes the list.
 * Until the list's code is there it is an ordinary text field; what is typed and the focus stay. Where the code does
 * not come, it is asked for again when the person comes to the field and with each key.
 */
export const AsyncCombobox = memo(function AsyncCombobox(props: AsyncComboboxProps) {
  const words = useText('kit');
  const { busy = false } = props;
  const none = !busy && props.nothingFound === true;
  return (
    <FieldFrame field={props}>
      <div className={comboboxStyles.box} data-busy={busy || undefined}>
        <SuggestingInput {...props} />
        {busy && <span className={comboboxStyles.turning} aria-hidden="true" />}
        {none && (
          <p className={comboboxStyles.none} aria-hidden="true">
            {words('combobox.none')}
          </p>
        )}
        <LiveMessage message={busy ? words('combobox.busy') : none ? words('combobox.none') : ''} />
      </div>
    </FieldFrame>
  );
});

/** `onRetry` where the list's code did not come. */
function PlainInput({ onRetry, ...props }: AsyncComboboxProps & { onRetry?: () => void }) {
  const { id, text, onType, onBlur } = props;
  const { onFocus } = focusHandOver.giving(id);
  return (
    <input
      className={styles.input}
      id={id}
      name={id}
      type="text"
      autoComplete="off"
      spellCheck={false}
      readOnly={props.readOnly}
      aria-describedby={describedBy(props)}
      aria-invalid={props.problem ? true : undefined}
      value={text}
      onFocus={(event) => {
        onFocus(event);
        onRetry?.();
      }}
      onChange={(event) => {
        onType(event.currentTarget.value, id);
        onRetry?.();
      }}
      onBlur={() => {
        focusHandOver.forget(id);
        onBlur?.(id);
      }}
    />
  );
}
