import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { groupTotalCents } from '#domain/plans/totals.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import type { PlanSelectionProps } from './planSelectionRef.ts';
import { TravellerPlans } from './TravellerPlans.tsx';

type PlanCardsProps = PlanSelectionProps & {
  /** Stands beside the first traveller. */
  act?: ReactNode;
};

/** The plans as cards, a section for each traveller. */
export function PlanCards({ actor, act }: PlanCardsProps) {
  const count = useSelector(actor, ({ context }) => context.offers.length);
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <TravellerPlans key={index} actor={actor} index={index} act={index === 0 && act} />
      ))}
      <Told actor={actor} />
    </>
  );
}

/** Says what a choice came to: how many plans are selected now, and their total. */
function Told({ actor }: PlanSelectionProps) {
  const text = useText('planSelection');
  const { money } = useFormats();
  const chosen = useSelector(actor, ({ context }) => context.form.chosen);
  const total = money(groupTotalCents(chosen));
  return <LiveMessage message={text('told', { count: chosen.length, total })} />;
}
