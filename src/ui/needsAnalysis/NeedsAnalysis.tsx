import { useSelector } from '@xstate/react';
import { needsAreBegun } from '#domain/needsAnalysis/needsAnswers.ts';
import { needsForm } from '#domain/needsAnalysis/needsForm.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { lateOverlay } from '../kit/latePiece.ts';
import { Notice } from '../kit/Notice.tsx';
import styles from './needsAnalysis.module.css';
import type { NeedsProps } from './needsRef.ts';

const NeedsDialog = lateOverlay(async () => (await import('./NeedsDialog.tsx')).NeedsDialog);

/** Where what is missing of the needs analysis leads to. */
export const needsSection = 'needs-analysis';

/** [NA-012] [NA-013] That the needs analysis is asked, whether it is answered, and the way to it. */
export function NeedsAnalysis({ actor, isMissed }: NeedsProps & { isMissed: boolean }) {
  const text = useText('needsAnalysis');
  const isAnswered = useSelector(actor, ({ context }) => needsForm.isComplete(context.form, null));
  const isBegun = useSelector(actor, ({ context }) => needsAreBegun(context.form));
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('dialog'));
  return (
    <section
      id={needsSection}
      tabIndex={-1}
      className={styles.section}
      aria-labelledby={`${needsSection}-title`}
    >
      <h2 className={styles.title} id={`${needsSection}-title`}>
        {text('title')}
      </h2>
      <Notice
        announce={isAnswered}
        tone={isAnswered ? 'success' : isMissed ? 'danger' : 'info'}
        acts={
          <Button onPress={() => actor.send({ type: 'person.openNeeds' })}>
            {text(isAnswered ? 'change' : isBegun ? 'continue' : 'answer')}
          </Button>
        }
      >
        {text(isAnswered ? 'answered' : isMissed ? 'missed' : isBegun ? 'begun' : 'asked')}
      </Notice>
      {isOpen && <NeedsDialog actor={actor} />}
    </section>
  );
}
