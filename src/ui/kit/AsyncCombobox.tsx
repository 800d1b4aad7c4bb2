import { memo } from 'react';
import { useText } from '../../text/useText.ts';
import { Button } from './Button.tsx';
import comboboxStyles from './combobox.module.css';
import type { AsyncComboboxProps } from './comboboxProps.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import styles from './field.module.css';
import { focusPlace } from './focus.ts';
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
  const { id, busy = false, onSearchAgain } = props;
  const failed = !busy && onSearchAgain !== undefined;
  const none = !busy && props.nothingFound === true;
  const outcome = failed ? words('combobox.failed') : none ? words('combobox.none') : '';
  /** The button goes as it is pressed; the keyboard stays in the field. */
  const searchAgain = () => {
    focusPlace(id);
    onSearchAgain?.();
  };
  return (
    <FieldFrame field={props}>
      <div className={comboboxStyles.box} data-busy={busy || undefined}>
        <SuggestingInput {...props} />
        {busy && <span className={comboboxStyles.turning} aria-hidden="true" />}
        {(none || failed) && (
          <p className={comboboxStyles.none} aria-hidden="true">
            {outcome}
          </p>
        )}
        {failed && (
          <Button kind="quiet" onPress={searchAgain}>
            {words('retry')}
          </Button>
        )}
        <LiveMessage message={busy ? words('combobox.busy') : outcome} />
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
