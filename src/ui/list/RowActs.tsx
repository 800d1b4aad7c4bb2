import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { ListRow } from '#machines/list/list.types.ts';
import type { listAreaMachine } from '#machines/listArea/listArea.machine.ts';
import { actsOffered } from '#domain/listActs.ts';
import { textOf } from '../../text/useText.ts';
import type { Shown } from '#domain/texts/textValues.ts';
import { useText } from '../../text/useText.ts';
import { ActionMenu } from '../kit/ActionMenu.tsx';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { focusAfter, showOnEntry } from '../kit/focus.ts';
import { Notice } from '../kit/Notice.tsx';

export type ListAreaRef = ActorRefFrom<typeof listAreaMachine>;

type RowActsProps = {
  area: ListAreaRef;
  room: string;
  row: ListRow;
  name: string;
  /** Keys of what this row offers; all that the list declares where nothing is said. */
  offered?: readonly string[] | undefined;
};

const newsId = 'act-news';
const focusNewsAfter = focusAfter(newsId);

/** The menu of one row; the focus is with the news once what was done has taken the row away. */
export function RowActs({ area, room, row: { id, revision }, name, offered }: RowActsProps) {
  const text = useText('list');
  const own = textOf(useIntl(), room);
  const list = useSelector(area, ({ context }) => context.list);
  const atoms = useSelector(area, ({ context }) => context.session.atoms);
  const busy = useSelector(
    area,
    (snapshot) => snapshot.matches({ act: 'acting' }) && snapshot.context.acted?.id === id,
  );
  const acts = actsOffered(list, atoms).filter(({ key }) => offered === undefined || offered.includes(key));
  if (acts.length === 0) return null;
  return (
    <span ref={focusNewsAfter}>
      <ActionMenu
        label={text('act.menuOf', { name })}
        acts={acts.map(({ key }) => ({ key, label: own(`act.${key}`) }))}
        busy={busy}
        onAct={(act) => area.send({ type: 'person.actOnRow', act, id, revision })}
      />
    </span>
  );
}

function News({ children }: { children: ReactNode }) {
  return (
    <div id={newsId} tabIndex={-1} ref={showOnEntry}>
      {children}
    </div>
  );
}

/** What became of what was done with a row, above the list; it comes into view. */
export function ActNews({ area, room }: { area: ListAreaRef; room: string }) {
  const own = textOf(useIntl(), room);
  const place = useSelector(area, ({ value }) => value.act);
  const act = useSelector(area, ({ context }) => context.acted?.act ?? '');
  const id = useSelector(area, ({ context }) => context.acted?.id ?? '');
  const told = useSelector(area, ({ context }) => context.outcome?.told);
  const problem = useSelector(area, ({ context }) => context.actProblem);
  if (typeof place === 'string') return null;
  const { resting } = place;
  if (resting === 'failed') {
    return (
      <News>
        <FailureNotice code={problem}>{own(`act.${act}.failed`, { id })}</FailureNotice>
      </News>
    );
  }
  const done = `act.${act}.done`;
  if (resting !== 'done' || !own.has(done)) return null;
  return (
    <News>
      <Notice tone="success" announce>
        {own(done, { id, ...(told as Record<string, Shown> | null) })}
      </Notice>
    </News>
  );
}

/** What a person is told before going on from the list. */
export function ActQuestion({
  area,
  room,
  Told,
}: {
  area: ListAreaRef;
  room: string;
  Told: ComponentType<{ told: never }>;
}) {
  const text = useText('list');
  const own = textOf(useIntl(), room);
  const telling = useSelector(area, (snapshot) => snapshot.matches({ act: 'telling' }));
  const acted = useSelector(area, ({ context }) => context.acted);
  const told = useSelector(area, ({ context }) => context.outcome?.told);
  return (
    <Dialog
      open={telling}
      title={own(`act.${acted?.act ?? ''}.told`, { id: acted?.id ?? '' })}
      onClose={() => area.send({ type: 'person.stay' })}
      acts={
        <>
          <Button kind="primary" onPress={() => area.send({ type: 'person.goOn' })}>
            {text('act.goOn')}
          </Button>
          <Button onPress={() => area.send({ type: 'person.stay' })}>{text('act.stay')}</Button>
        </>
      }
    >
      <Told told={told as never} />
    </Dialog>
  );
}
