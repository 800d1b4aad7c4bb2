import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import type { ListRow } from '#machines/list/list.types.ts';
import type { listAreaMachine } from '#machines/listArea/listArea.machine.ts';
import { withPortalQuery } from '#domain/areaAddress.ts';
import { actsOffered } from '#domain/listActs.ts';
import type { ListDeclaration } from '#domain/listQuery.ts';
import { refCodeOf } from '#domain/refCode.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { textOf } from '../../text/useText.ts';
import type { Shown } from '#domain/texts/textValues.ts';
import { useText } from '../../text/useText.ts';
import { ActDialog } from '../kit/ActDialog.tsx';
import { ActionMenu } from '../kit/ActionMenu.tsx';
import { Button } from '../kit/Button.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { focusAfter, showOnEntry } from '../kit/focus.ts';
import { Notice } from '../kit/Notice.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import styles from './list.module.css';

export type ListAreaRef = ActorRefFrom<typeof listAreaMachine>;

type RowActsProps = {
  area: ListAreaRef;
  room: string;
  row: ListRow;
  name: string;
  /** Keys of what this row offers; all that the list declares where nothing is said. */
  offered: readonly string[] | undefined;
};

function useRowActs({ area, row: { id, revision }, offered }: Omit<RowActsProps, 'room' | 'name'>) {
  const list = useSelector(area, ({ context }) => context.list);
  const atoms = useSelector(area, ({ context }) => context.session.atoms);
  const underWay = useSelector(area, (snapshot) => {
    const { acted } = snapshot.context;
    return snapshot.matches({ act: 'acting' }) && acted?.id === id ? acted.act : null;
  });
  const acts = actsOffered(list, atoms).filter(({ key }) => offered === undefined || offered.includes(key));
  return {
    main: acts.find(({ isMain }) => isMain),
    others: acts.filter(({ isMain }) => !isMain),
    underWay,
    act: (act: string) => area.send({ type: 'person.actOnRow', act, id, revision }),
  };
}

/** What a row is called: the way into it, where the list has one. */
export function RowName({ children, ...of }: Omit<RowActsProps, 'room' | 'name'> & { children: ReactNode }) {
  const { main, act } = useRowActs(of);
  const opens = useSelector(of.area, ({ context }) => context.list.opens);
  if (opens) {
    return (
      <RowLink area={of.area} id={of.row.id} opens={opens}>
        {children}
      </RowLink>
    );
  }
  if (!main) return children;
  return (
    <button className={styles.opens} type="button" onClick={() => act(main.key)}>
      {children}
    </button>
  );
}

/** Leads out of the list; who comes back has the focus where it was. */
function RowLink({
  area,
  id,
  opens: { path, search },
  children,
}: {
  area: ListAreaRef;
  id: string;
  opens: NonNullable<ListDeclaration['opens']>;
  children: ReactNode;
}) {
  const language = useLanguage();
  const refCode = refCodeOf(useLocation().search);
  const wasOpened = useSelector(area, ({ context }) => context.remembered.opened === id);
  const to = withPortalQuery(
    { path: path.replace(':id', encodeURIComponent(id)), search },
    { language, refCode },
  );
  return (
    <TextLink
      href={to.path + to.search}
      takesFocus={wasOpened}
      onFollow={() => area.send({ type: 'person.openRow', id })}
    >
      {children}
    </TextLink>
  );
}

const newsId = 'act-news';
const focusNewsAfter = focusAfter(newsId);

/** The main act of one row, and the menu of the others; the focus is with the news once what was done has taken the row away. */
export function RowActs({ room, name, ...of }: RowActsProps) {
  const text = useText('list');
  const own = textOf(useIntl(), room);
  const { main, others, underWay, act } = useRowActs(of);
  const words = (key: string) => own(`act.${key}`);
  if (!main && others.length === 0) return null;
  return (
    <span ref={focusNewsAfter} className={styles.acts}>
      {main && (
        <Button
          label={text('act.of', { act: words(main.key), name })}
          busy={underWay === main.key}
          onPress={() => act(main.key)}
        >
          {words(main.key)}
        </Button>
      )}
      {others.length > 0 && (
        <ActionMenu
          label={text('act.menuOf', { name })}
          acts={others.map(({ key }) => ({ key, label: words(key) }))}
          busy={underWay !== null && underWay !== main?.key}
          onAct={act}
        />
      )}
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
    <ActDialog
      open={telling}
      title={own(`act.${acted?.act ?? ''}.told`, { id: acted?.id ?? '' })}
      onClose={() => area.send({ type: 'person.stay' })}
      act={{ label: text('act.goOn'), onPress: () => area.send({ type: 'person.goOn' }) }}
      close={text('act.stay')}
    >
      <Told told={told as never} />
    </ActDialog>
  );
}
