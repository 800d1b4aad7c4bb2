import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { longestOrganizationSearch } from '#domain/organizationSwitch.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { focusPlace } from '../kit/focus.ts';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import { Spinner } from '../kit/Spinner.tsx';
import { TextField } from '../kit/TextField.tsx';
import { FoundOrganizations, RecentOrganizations } from './FoundOrganizations.tsx';
import styles from './organizationSwitch.module.css';
import type { SwitchRef } from './switchRef.ts';

type PanelProps = { name: string; organizationSwitch: SwitchRef };

/** The arrows go from the field to what was found, and from each to the next. */
function moveByArrow(this: HTMLElement, event: KeyboardEvent): void {
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const stops = [...this.querySelectorAll<HTMLElement>('input, li > button')];
  const at = stops.findIndex((stop) => stop === event.target);
  const next = stops[at + way];
  if (way === 0 || at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** A ref callback of the panel: its field takes the focus, and the arrows go on from there. */
function reachByKeys(panel: HTMLElement | null): () => void {
  panel?.querySelector('input')?.focus();
  panel?.addEventListener('keydown', moveByArrow);
  return () => panel?.removeEventListener('keydown', moveByArrow);
}

/** [OS-013] [OS-032] Where an organization is looked for and chosen; busy while the session moves. */
export function SwitchPanel({ name, organizationSwitch }: PanelProps) {
  const text = useText('shell');
  const fieldId = useId();
  const typed = useSelector(organizationSwitch, ({ context }) => context.text);
  const busy = useSelector(organizationSwitch, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div
      className={styles.panel}
      role="group"
      aria-label={text('switch.title')}
      aria-busy={busy}
      ref={reachByKeys}
    >
      <p className={styles.current}>
        <span>{text('switch.current')}</span>
        <b>{name}</b>
      </p>
      <TextField
        id={fieldId}
        label={text('switch.search')}
        hint={text('switch.hint')}
        value={typed}
        readOnly={busy}
        maxLength={longestOrganizationSearch}
        spellCheck={false}
        onText={(now) => organizationSwitch.send({ type: 'person.typeText', text: now })}
      />
      <RecentOrganizations organizationSwitch={organizationSwitch} />
      <FoundOrganizations organizationSwitch={organizationSwitch} />
      <SearchOutcome organizationSwitch={organizationSwitch} fieldId={fieldId} />
      {busy && <Spinner label={text('switch.moving')} />}
    </div>
  );
}

/** What the search says when it lists nothing, and aloud what it found. */
function SearchOutcome({
  organizationSwitch,
  fieldId,
}: Pick<PanelProps, 'organizationSwitch'> & { fieldId: string }) {
  const text = useText('shell');
  const searching = useSelector(organizationSwitch, (snapshot) => snapshot.hasTag('searching'));
  const none = useSelector(organizationSwitch, (snapshot) => snapshot.matches({ open: 'nothingFound' }));
  const failed = useSelector(organizationSwitch, (snapshot) => snapshot.matches({ open: 'searchFailed' }));
  const problem = useSelector(organizationSwitch, ({ context }) => context.problem);
  const found = useSelector(organizationSwitch, (snapshot) =>
    snapshot.matches({ open: 'listed' }) ? snapshot.context.organizations.length : 0,
  );
  /** The button goes as it is pressed; the keyboard stays in the panel. */
  const searchAgain = () => {
    focusPlace(fieldId);
    organizationSwitch.send({ type: 'person.searchAgain' });
  };
  return (
    <>
      {searching && <Spinner label={text('switch.searching')} />}
      {none && <p className={styles.none}>{text('switch.none')}</p>}
      {failed && (
        <FailureNotice
          code={problem}
          acts={
            <Button kind="quiet" onPress={searchAgain}>
              {text('switch.again')}
            </Button>
          }
        >
          {text('switch.failed')}
        </FailureNotice>
      )}
      <LiveMessage
        message={none ? text('switch.none') : found ? text('switch.found', { count: found }) : ''}
      />
    </>
  );
}
