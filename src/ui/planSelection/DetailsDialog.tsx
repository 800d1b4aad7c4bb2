import { useSelector } from '@xstate/react';
import { questionnaireBar } from '#domain/plans/productCard.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { ActDialog } from '../kit/ActDialog.tsx';
import { selectionBlockOf } from './PlanActs.tsx';
import { PlanDetails } from './PlanDetails.tsx';
import type { CardProps, PlanSelectionProps } from './planSelectionRef.ts';

/** [PS-040] [PS-045] The details of a card's plan, from which it can be selected without going back to the card. */
export function DetailsDialog({ actor, card, plan }: PlanSelectionProps & CardProps) {
  const text = useText('planSelection');
  const { name } = plan.content[useLanguage()];
  const isSelected = useSelector(card, ({ context }) => context.isSelected);
  const bar = useSelector(card, ({ context }) => questionnaireBar(context.offer));
  const block = useSelector(card, selectionBlockOf);
  const select = {
    label: text('select'),
    reason: bar ? text(`bar.${bar}`) : block && text(`block.${block}`),
    onPress: () => card.send({ type: 'person.select' }),
  };
  return (
    <ActDialog
      wide
      title={name}
      onClose={() => card.send({ type: 'person.closeDialog' })}
      act={isSelected ? null : select}
    >
      <PlanDetails actor={actor} plan={plan} cards={[card]} />
    </ActDialog>
  );
}
