import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useText } from '../../text/useText.ts';
import { SaveButtons } from '../forms/SaveButtons.tsx';
import { Button } from '../kit/Button.tsx';
import { Columns } from '../kit/Columns.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Form } from '../kit/Form.tsx';
import { Notice } from '../kit/Notice.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { LicenseCards } from './LicenseCards.tsx';
import { Fields, type LicenseFormProps, useIsBeingSaved } from './licenseFields.ts';
import { LicenseOwner } from './LicenseOwner.tsx';
import { LicenseHistory, LicenseMerge } from './LicenseVersions.tsx';
import { SavedLicense } from './SavedLicense.tsx';

/** [LF-001] [LF-002] The page on which a licence is added, changed or read. */
export function LicenseFormScreen({ actor }: LicenseFormProps) {
  const text = useText('licenseForm');
  const titled = useSelector(actor, ({ context }) => context.asked.titled);
  const correcting = useSelector(actor, (snapshot) =>
    snapshot.matches({ licence: { answering: 'correcting' } }),
  );
  return (
    <Fields.Provider actor={actor}>
      <Columns>
        <FieldStack>
          {correcting && <Fields.Problems />}
          <PageTitle hasProblems={correcting}>{text(`title.${titled}`)}</PageTitle>
          <Body actor={actor} />
          <History actor={actor} />
        </FieldStack>
      </Columns>
    </Fields.Provider>
  );
}

function Body({ actor }: LicenseFormProps) {
  const text = useText('licenseForm');
  const state = useSelector(actor, ({ value }) => value.licence);
  const isRefused = useSelector(actor, ({ context }) => context.asked.mode === 'refused');
  const problem = useSelector(actor, ({ context }) => context.problem);
  if (state === 'missing') {
    return <DeadEnd actor={actor}>{text(isRefused ? 'refused' : 'notFound')}</DeadEnd>;
  }
  if (state === 'unavailable') {
    const retry = <Button onPress={() => actor.send({ type: 'person.retry' })}>{text('retry')}</Button>;
    return (
      <DeadEnd actor={actor} code={problem} acts={retry}>
        {text('unavailable')}
      </DeadEnd>
    );
  }
  if (state === 'reading') return <Skeleton shape="card" count={2} />;
  if (state === 'merging') return <LicenseMerge actor={actor} />;
  return state === 'readOnly' ? <SavedLicense actor={actor} /> : <LicenseEntry actor={actor} />;
}

/** Of a licence that is there. */
function History({ actor }: LicenseFormProps) {
  const isShown = useSelector(actor, ({ context }) => context.saved !== null);
  const history = useSelector(actor, ({ children }) => children.changeHistory);
  return isShown && history && <LicenseHistory history={history} />;
}

type DeadEndProps = LicenseFormProps & { code?: string | null; acts?: ReactNode; children: string };

/** [LF-005] What is wrong, and the way back to the search. */
function DeadEnd({ actor, code = null, acts, children }: DeadEndProps) {
  const text = useText('licenseForm');
  return (
    <FailureNotice
      code={code}
      acts={
        <>
          {acts}
          <Button onPress={() => actor.send({ type: 'person.goBack' })}>{text('backToSearch')}</Button>
        </>
      }
    >
      {children}
    </FailureNotice>
  );
}

function LicenseEntry({ actor }: LicenseFormProps) {
  const text = useText('licenseForm');
  const isBeingSaved = useIsBeingSaved(actor);
  const maySave = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('busy') || snapshot.can({ type: 'person.save' }),
  );
  const isNew = useSelector(actor, ({ context }) => context.saved === null);
  const reason = maySave ? null : text(isNew ? 'save.refused' : 'save.unchanged');
  return (
    <Form onSubmit={() => actor.send({ type: 'person.save' })}>
      <LicenseOwner actor={actor} />
      <LicenseCards actor={actor} />
      <Outcome actor={actor} />
      <SaveButtons
        forward={text('save')}
        busy={isBeingSaved}
        saving={text('saving')}
        reason={reason}
        back={text('back')}
        onBack={() => actor.send({ type: 'person.goBack' })}
      />
    </Form>
  );
}

/** [LF-059] [LF-060] What came of the last try to save. */
function Outcome({ actor }: LicenseFormProps) {
  const text = useText('licenseForm');
  const history = useText('history');
  const problem = useSelector(actor, ({ context }) => context.problem);
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ licence: { answering: 'failed' } }));
  const duplicate = useSelector(actor, (snapshot) =>
    snapshot.matches({ licence: { answering: 'duplicate' } }),
  );
  const merged = useSelector(actor, (snapshot) => snapshot.matches({ licence: { answering: 'merged' } }));
  if (duplicate) return <FailureNotice code={null}>{text('duplicate')}</FailureNotice>;
  if (failed) return <FailureNotice code={problem}>{text('failed')}</FailureNotice>;
  return merged && <Notice announce>{history('merge.done')}</Notice>;
}
