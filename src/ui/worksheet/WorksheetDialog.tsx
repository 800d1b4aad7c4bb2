import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { ActDialog } from '../kit/ActDialog.tsx';
import { printPage } from '../kit/printPage.ts';
import { Reading } from '../kit/Reading.tsx';
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
  const problem = useSelector(actor, ({ context }) => context.problem);
  const state = useSelector(actor, ({ value }) => value);
  return (
    <ActDialog
      wide
      title={text('worksheet.title', { plan })}
      onClose={onClose}
      act={worksheet && { label: text('worksheet.print'), onPress: printPage }}
    >
      <Reading
        state={state}
        problem={problem}
        onRetry={() => actor.send({ type: 'person.retry' })}
        unavailable={text('worksheet.unavailable')}
      >
        {worksheet && <WorksheetTable worksheet={worksheet} benefit={benefit} />}
      </Reading>
    </ActDialog>
  );
}
