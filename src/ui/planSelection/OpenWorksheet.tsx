import { useSelector } from '@xstate/react';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { type CardProps, type PlanSelectionProps, priceFailed } from './planSelectionRef.ts';

type OpenProps = PlanSelectionProps & CardProps & { number: number };

/** The way to how a price came about, for who may read it; closed while the price does not hold, away while there is none. */
export function OpenWorksheet({ actor, card, plan, number }: OpenProps) {
  const text = useText('planSelection');
  const { name } = plan.content[useLanguage()];
  const holds = useSelector(card, ({ context }) => context.priceHolds);
  const failed = useSelector(card, priceFailed);
  const mayRead = useSelector(actor, ({ context }) => context.facts.mayReadWorksheet);
  if (!mayRead || failed) return null;
  return (
    <Button
      kind="quiet"
      label={text('worksheet.label', { name, number })}
      reason={holds ? null : text('block.priceMissing')}
      reasonHidden
      onPress={() => card.send({ type: 'person.openWorksheet' })}
    >
      {text('worksheet')}
    </Button>
  );
}
