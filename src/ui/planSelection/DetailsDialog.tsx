import { useSelector } from '@xstate/react';
import { questionnaireBar } from '#domain/plans/productCard.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { selectionBlockOf } from './PlanActs.tsx';
import { PlanDetails } from './PlanDetails.tsx';
import type { CardProps, PlanSelectionProps } from './planSelectionRef.ts';

/** [PS-040] The details of a card's plan, from which it can be selected. */
export function DetailsDialog({ actor, card, plan }: PlanSelectionProps & CardProps) {
  const text = useText('planSelection');
  const { name } = plan.content[useLanguage()];
  const close = () => card.send({ type: 'person.closeDialog' });
  return (
    <Dialog
      open
      wide
      title={name}
      onClose={close}
      acts={
        <>
          <SelectHere card={card} />
          <Button onPress={close}>{text('dialog.close')}</Button>
        </>
      }
    >
      <PlanDetails actor={actor} plan={plan} cards={[card]} />
    </Dialog>
  );
}

/** [PS-045] Selects the plan without going back to its card. */
function SelectHere({ card }: Pick<CardProps, 'card'>) {
  const text = useText('planSelection');
  const isSelected = useSelector(card, ({ context }) => context.isSelected);
  const bar = useSelector(card, ({ context }) => questionnaireBar(context.offer));
  const block = useSelector(card, selectionBlockOf);
  if (isSelected) return null;
  return (
    <Button
      kind="primary"
      reason={bar ? text(`bar.${bar}`) : block && text(`block.${block}`)}
      onPress={() => card.send({ type: 'person.select' })}
    >
      {text('select')}
    </Button>
  );
}
