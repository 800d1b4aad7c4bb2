import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../text/useText.ts';
import styles from './button.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { LiveMessage } from './LiveMessage.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = {
  children: ReactNode;
  onPress?: (() => void) | undefined;
  /** One primary button a screen. */
  kind?: ButtonKind | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Why the button does nothing now: it stays reachable, shows the reason and says it when pressed. */
  reason?: string | null | undefined;
  /** The reason is not shown, only said: for buttons whose reason everybody sees. */
  reasonHidden?: boolean | undefined;
  /** Work is under way: presses are ignored and the button says so. */
  busy?: boolean | undefined;
  icon?: IconName | undefined;
  /** A drawing that points onwards stands after the words. */
  iconAfter?: IconName | undefined;
  /** Accessible name where the visible words do not say enough; it begins with them. */
  label?: string | undefined;
  id?: string | undefined;
  /** As wide as its column. */
  wide?: boolean | undefined;
  expanded?: boolean | undefined;
  controls?: string | undefined;
};

/** Does something. It stays the same element whether it can be pressed or not, so that the focus stays where it is. */
export function Button(props: ButtonProps) {
  const { kind = 'secondary', reason, busy = false } = props;
  const reasonId = useId();
  const [refusals, setRefusals] = useState(0);
  if (!reason && refusals > 0) setRefusals(0);
  return (
    <span
      className={styles.place}
      data-refused={reason ? true : undefined}
      data-wide={props.wide || undefined}
    >
      <button
        className={`${styles.button} ${styles[kind]}`}
        type={props.type ?? 'button'}
        id={props.id}
        aria-label={props.label}
        aria-disabled={reason || busy ? true : undefined}
        aria-busy={busy || undefined}
        aria-describedby={reason ? reasonId : undefined}
        aria-expanded={props.expanded}
        aria-controls={props.controls}
        data-wide={props.wide || undefined}
        onClick={(event) => {
          if (reason) setRefusals(refusals + 1);
          if (reason || busy) event.preventDefault();
          else props.onPress?.();
        }}
      >
        {busy ? (
          <span className={styles.turning} aria-hidden="true" />
        ) : (
          props.icon && <Icon name={props.icon} />
        )}
        <span>{props.children}</span>
        {props.iconAfter && <Icon name={props.iconAfter} />}
      </button>
      {reason && (
        <>
          <span className={styles.reason} id={reasonId} hidden={props.reasonHidden}>
            {reason}
          </span>
          <LiveMessage urgent key={refusals} message={refusals > 0 ? reason : ''} />
        </>
      )}
      {busy && !reason && <BusyMessage />}
    </span>
  );
}

function BusyMessage() {
  return <LiveMessage message={useText('kit')('button.busy')} />;
}
