import { useSelector } from '@xstate/react';
import { namesOfExtras } from '#domain/plans/offers.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { WorksheetDialog } from '../worksheet/WorksheetDialog.tsx';
import type { WorksheetRef } from '../worksheet/worksheetRef.ts';
import type { CardProps, PlanSelectionProps } from './planSelectionRef.ts';

/** The worksheet of a card's price. */
export function PlanWorksheet({ actor, card, plan }: PlanSelectionProps & CardProps) {
  const language = useLanguage();
  const worksheet = useSelector(card, ({ children }) => children['worksheet'] as WorksheetRef | undefined);
  const catalogue = useSelector(actor, ({ context }) => context.catalogue);
  if (!worksheet || !catalogue) return null;
  const extras = namesOfExtras(plan, catalogue);
  return (
    <WorksheetDialog
      actor={worksheet}
      plan={plan.content[language].name}
      benefit={(code) => extras.get(code)?.[language] ?? code}
      onClose={() => card.send({ type: 'person.closeDialog' })}
    />
  );
}
