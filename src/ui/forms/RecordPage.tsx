import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Form } from '../kit/Form.tsx';
import { Notice } from '../kit/Notice.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { useLeaveWarning } from '../kit/useLeaveWarning.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { SaveButtons } from './SaveButtons.tsx';

type Acts = {
  type: 'person.save' | 'person.edit' | 'person.goBack' | 'person.retry' | 'person.stay' | 'person.leave';
};

/**
 * The chart of a record: its region `record` has `recordStates` or `readFirstStates`, and `leave` the states that belong to
 * them.
 */
type RecordActor = {
  getSnapshot(): {
    value: { record: string | object };
    context: { opened: { mode: string }; saved: unknown; problem: string | null };
    matches(
      state:
        | { record: { answering: 'correcting' | 'merged' | 'duplicate' | 'failed' } }
        | { leave: 'asking' },
    ): boolean;
    hasTag(tag: 'busy' | 'unsaved'): boolean;
    can(event: { type: 'person.save' | 'person.edit' }): boolean;
  };
  subscribe: AnyActorRef['subscribe'];
  send(event: Acts): void;
};

/** What the page says; the kit's words of a record are the room `history`. */
export type RecordWord =
  | 'refused'
  | 'notFound'
  | 'unavailable'
  | 'retry'
  | 'back'
  | 'backToSearch'
  | 'save'
  | 'saving'
  | 'save.unchanged'
  | 'save.refused'
  | 'failed'
  | 'duplicate'
  | 'readOnly.deleted'
  | 'readOnly.refused';

type RecordPageProps = {
  actor: RecordActor;
  said: (word: RecordWord) => string;
  title: string;
  /** The list of what is wrong, above the title. */
  problems: ReactNode;
  /** Two versions; its fields to fill in; it as it is, where it cannot be changed. */
  merge: ReactNode;
  fields: ReactNode;
  saved: ReactNode;
  isDeleted: boolean;
  /** Of a record that is there. */
  history: ReactNode;
  /** Of one that opens as it is: how a change of it begins, how it is dropped, and what else can be done with it. */
  change?: { edit: string; cancel: string; acts?: ReactNode } | undefined;
  /** Of what could not be read nothing is said. */
  isQuiet?: boolean | undefined;
  /** Code of the duplicate, where the server’s sentence is shown besides. */
  duplicate?: string | undefined;
};

/** The page on which a record is added, changed, or read where it cannot be changed. */
export function RecordPage(props: RecordPageProps) {
  const { actor, title, problems, history } = props;
  const correcting = useSelector(actor, (snapshot) =>
    snapshot.matches({ record: { answering: 'correcting' } }),
  );
  const isThere = useSelector(actor, ({ context }) => context.saved !== null);
  const isReadOnly = useSelector(actor, ({ value }) => value.record === 'readOnly');
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches({ leave: 'asking' }));
  useLeaveWarning(useSelector(actor, (snapshot) => snapshot.hasTag('unsaved')));
  return (
    <FieldStack>
      {correcting && problems}
      <PageTitle key={String(isReadOnly)} hasProblems={correcting}>
        {title}
      </PageTitle>
      <Body {...props} />
      {isThere && history}
      <LeaveQuestion
        open={isAsked}
        onStay={() => actor.send({ type: 'person.stay' })}
        onLeave={() => actor.send({ type: 'person.leave' })}
      />
    </FieldStack>
  );
}

function Body(props: RecordPageProps) {
  const { actor, said, merge, isQuiet } = props;
  const state = useSelector(actor, ({ value }) => value.record);
  const isRefused = useSelector(actor, ({ context }) => context.opened.mode === 'refused');
  const problem = useSelector(actor, ({ context }) => context.problem);
  if (state === 'missing') return <DeadEnd {...props}>{said(isRefused ? 'refused' : 'notFound')}</DeadEnd>;
  if (state === 'unavailable') {
    const retry = <Button onPress={() => actor.send({ type: 'person.retry' })}>{said('retry')}</Button>;
    if (isQuiet) {
      return (
        <ButtonRow>
          {retry}
          <BackToSearch actor={actor} said={said} />
        </ButtonRow>
      );
    }
    return (
      <DeadEnd {...props} code={problem} acts={retry}>
        {said('unavailable')}
      </DeadEnd>
    );
  }
  if (state === 'reading') return <Skeleton shape="card" count={2} />;
  if (state === 'merging') return merge;
  return state === 'readOnly' ? <ReadOnly {...props} /> : <Entry {...props} />;
}

type DeadEndProps = Pick<RecordPageProps, 'actor' | 'said'> & {
  code?: string | null;
  acts?: ReactNode;
  children: string;
};

/** What is wrong, and the way back to the list. */
function DeadEnd({ actor, said, code = null, acts, children }: DeadEndProps) {
  return (
    <FailureNotice
      code={code}
      acts={
        <>
          {acts}
          <BackToSearch actor={actor} said={said} />
        </>
      }
    >
      {children}
    </FailureNotice>
  );
}

function BackToSearch({ actor, said }: Pick<RecordPageProps, 'actor' | 'said'>) {
  return <Button onPress={() => actor.send({ type: 'person.goBack' })}>{said('backToSearch')}</Button>;
}

function ReadOnly({ actor, said, isDeleted, saved, change }: RecordPageProps) {
  const mayEdit = useSelector(actor, (snapshot) => snapshot.can({ type: 'person.edit' }));
  const back = <Button onPress={() => actor.send({ type: 'person.goBack' })}>{said('back')}</Button>;
  if (change && mayEdit) {
    return (
      <>
        <ButtonRow>
          <Button kind="primary" onPress={() => actor.send({ type: 'person.edit' })}>
            {change.edit}
          </Button>
          {back}
          {change.acts}
        </ButtonRow>
        {saved}
      </>
    );
  }
  return (
    <>
      {isDeleted ? (
        <Notice tone="warning">{said('readOnly.deleted')}</Notice>
      ) : (
        <Notice>{said('readOnly.refused')}</Notice>
      )}
      {saved}
      <ButtonRow>{back}</ButtonRow>
    </>
  );
}

function Entry({ actor, said, fields, change, duplicate }: RecordPageProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const maySave = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('busy') || snapshot.can({ type: 'person.save' }),
  );
  const isNew = useSelector(actor, ({ context }) => context.saved === null);
  return (
    <Form onSubmit={() => actor.send({ type: 'person.save' })}>
      {fields}
      <Outcome actor={actor} said={said} duplicate={duplicate} />
      <SaveButtons
        forward={said('save')}
        busy={busy}
        saving={said('saving')}
        reason={maySave ? null : said(isNew ? 'save.refused' : 'save.unchanged')}
        back={change && !isNew ? change.cancel : said('back')}
        onBack={() => actor.send({ type: 'person.goBack' })}
      />
    </Form>
  );
}

/** What came of the last try to save. */
function Outcome({ actor, said, duplicate: code }: Pick<RecordPageProps, 'actor' | 'said' | 'duplicate'>) {
  const history = useText('history');
  const problem = useSelector(actor, ({ context }) => context.problem);
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ record: { answering: 'failed' } }));
  const merged = useSelector(actor, (snapshot) => snapshot.matches({ record: { answering: 'merged' } }));
  const duplicate = useSelector(actor, (snapshot) =>
    snapshot.matches({ record: { answering: 'duplicate' } }),
  );
  if (duplicate) return <FailureNotice code={code ?? null}>{said('duplicate')}</FailureNotice>;
  if (failed) return <FailureNotice code={problem}>{said('failed')}</FailureNotice>;
  return (
    merged && (
      <Notice announce takesFocus>
        {history('merge.done')}
      </Notice>
    )
  );
}
