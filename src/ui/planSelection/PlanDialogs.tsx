import { useSelector } from '@xstate/react';
import { lateOverlay } from '../kit/latePiece.ts';
import type { CardProps, PlanSelectionProps } from './planSelectionRef.ts';

const EligibilityDialog = lateOverlay(
  async () => (await import('./EligibilityDialog.tsx')).EligibilityDialog,
);
const PlanWorksheet = lateOverlay(async () => (await import('./PlanWorksheet.tsx')).PlanWorksheet);
const DetailsDialog = lateOverlay(async () => (await import('./DetailsDialog.tsx')).DetailsDialog);

/** The dialogs of a card; their code comes when the first of them opens. */
export function PlanDialogs({ actor, card, plan }: PlanSelectionProps & CardProps) {
  const eligibility = useSelector(card, (snapshot) => snapshot.matches({ dialog: 'readingEligibility' }));
  const details = useSelector(card, (snapshot) => snapshot.matches({ dialog: 'readingDetails' }));
  const worksheet = useSelector(card, (snapshot) => snapshot.matches({ dialog: 'readingWorksheet' }));
  return (
    <>
      {eligibility && <EligibilityDialog card={card} plan={plan} />}
      {worksheet && <PlanWorksheet actor={actor} card={card} plan={plan} />}
      {details && <DetailsDialog actor={actor} card={card} plan={plan} />}
    </>
  );
}
