import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Awaited } from '../forms/Awaited.tsx';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { printPage } from '../kit/printPage.ts';
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
  return (
    <Awaited
      isUnavailable={isUnavailable}
      problem={problem}
      retry={text('worksheet.retry')}
      onRetry={() => actor.send({ type: 'person.retryWorksheet' })}
    >
      {text('worksheet.unavailable')}
    </Awaited>
  );
}
