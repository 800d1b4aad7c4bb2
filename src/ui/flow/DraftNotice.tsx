import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Said } from '../kit/Said.tsx';
import type { FlowProps } from './flowRef.ts';

/** Tells when what was typed is not on the server, and lets the person decide about another window's version. */
export function DraftNotice({ flow }: FlowProps) {
  const text = useText('flow');
  const problem = useSelector(flow, ({ context }) => context.problem);
  const keeper = useSelector(flow, ({ children }) => children.draftKeeper);
  return (
    <>
      {(problem === 'draft.notRestored' ||
        problem === 'draft.notHere' ||
        problem === 'draft.paymentSent') && <Notice tone="warning">{text(problem)}</Notice>}
      {(problem === 'draft.notLeft' || problem === 'draft.unsettled') && (
        <Notice tone="warning" announce>
          {text(problem)}
        </Notice>
      )}
      {keeper && <KeeperNotice keeper={keeper} notKept={problem === 'draft.notKept'} />}
    </>
  );
}

type Keeper = NonNullable<ReturnType<FlowProps['flow']['getSnapshot']>['children']['draftKeeper']>;

function KeeperNotice({ keeper, notKept }: { keeper: Keeper; notKept: boolean }) {
  const text = useText('flow');
  const unkept = useSelector(keeper, (snapshot) => snapshot.matches('unkept'));
  const code = useSelector(keeper, ({ context }) => context.problem);
  const conflicting = useSelector(keeper, (snapshot) => snapshot.matches('conflicting'));
  if (conflicting) {
    return (
      <Notice
        tone="warning"
        acts={
          <>
            <Button kind="secondary" onPress={() => keeper.send({ type: 'person.keepMine' })}>
              {text('draft.keepMine')}
            </Button>
            <Button kind="quiet" onPress={() => keeper.send({ type: 'person.takeTheirs' })}>
              {text('draft.takeTheirs')}
            </Button>
          </>
        }
      >
        {text('draft.conflict')}
      </Notice>
    );
  }
  if (!unkept && !notKept) return null;
  return (
    <Notice
      tone="warning"
      acts={
        unkept && (
          <Button onPress={() => keeper.send({ type: 'person.retrySaving' })}>{text('draft.retry')}</Button>
        )
      }
    >
      <p>{text('draft.notKept')}</p>
      <Said code={code} />
    </Notice>
  );
}
