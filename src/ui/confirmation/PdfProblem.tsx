import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import type { PdfProps } from './confirmationRef.ts';
import styles from './confirmation.module.css';

/** [DL-019] A document did not come, and can be asked for again. */
export function PdfProblem({ pdf }: PdfProps) {
  const text = useText('confirmation');
  const failed = useSelector(pdf, (snapshot) =>
    snapshot?.matches('failed') ? snapshot.context.wanted : null,
  );
  const problem = useSelector(pdf, (snapshot) => snapshot?.context.problem ?? null);
  if (!pdf || !failed || failed.of === 'quote') return null;
  return (
    <div className={styles.acts}>
      <FailureNotice
        code={problem}
        acts={
          <Button onPress={() => pdf.send({ type: 'person.downloadPdf', ...failed })}>
            {text('pdf.retry')}
          </Button>
        }
      >
        {failed.of === 'trip'
          ? text('pdf.trip.failed')
          : text('pdf.failed', { policyNumber: failed.policyNumber })}
      </FailureNotice>
    </div>
  );
}
