import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { printPage } from '../kit/printPage.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import type { BenefitNames, WorksheetRef } from './worksheetRef.ts';
import { WorksheetTable } from './WorksheetTable.tsx';

type WorksheetProps = {
  actor: WorksheetRef;
  plan: string;
  benefit: BenefitNames;
  onClose: () => void;
};

/** How a price came about, step by step, to be read and printed. */
export function WorksheetDialog({ actor, plan, benefit, onClose }: WorksheetProps) {
  const text = useText('planSelection');
  const worksheet = useSelector(actor, ({ context }) => context.worksheet);
  return (
    <Dialog
      open
      wide
      title={text('worksheet.title', { plan })}
      onClose={onClose}
      acts={
        <>
          {worksheet && (
            <Button kind="primary" onPress={printPage}>
              {text('worksheet.print')}
            </Button>
          )}
          <Button onPress={onClose}>{text('dialog.close')}</Button>
        </>
      }
    >
      {worksheet ? <WorksheetTable worksheet={worksheet} benefit={benefit} /> : <Reading actor={actor} />}
    </Dialog>
  );
}

/** The worksheet is on its way, or did not come. */
function Reading({ actor }: { actor: WorksheetRef }) {
  const text = useText('planSelection');
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches('unavailable'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  if (!isUnavailable) return <Skeleton shape="card" count={1} />;
  return (
    <FailureNotice
      code={problem}
      acts={
        <Button onPress={() => actor.send({ type: 'person.retryWorksheet' })}>
          {text('worksheet.retry')}
        </Button>
      }
    >
      {text('worksheet.unavailable')}
    </FailureNotice>
  );
}
