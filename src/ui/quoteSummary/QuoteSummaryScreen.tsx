import { useSelector } from '@xstate/react';
import { groupTotalCents } from '#domain/plans/totals.ts';
import { stepPosition } from '#domain/flow/steps.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import type { QuoteSummaryProps } from './quoteSummaryRef.ts';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { StepButtons } from '../kit/StepButtons.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { SuperVisaNotice } from '../summary/SuperVisaNotice.tsx';
import { FoldedPlans } from './FoldedPlans.tsx';
import { PlanCard } from './PlanCard.tsx';
import { QuoteActs } from './QuoteActs.tsx';
import { TripCard } from './TripCard.tsx';

/** The fewest travellers whose plans are folded; their total comes first, to be seen without scrolling. */
const folded = 3;

/** [QS-002] [QS-006] [QS-007] Everything that is quoted, with a way back to each answer. */
export function QuoteSummaryScreen({ flow }: QuoteSummaryProps) {
  const text = useText('quoteSummary');
  const { money } = useFormats();
  const plans = useSelector(flow, ({ context }) => context.forms.plans);
  const chosen = plans?.chosen ?? [];
  const travellers = useSelector(flow, ({ context }) => context.forms.travellers);
  const trip = useSelector(flow, ({ context }) => context.forms.trip);
  const isFolded = chosen.length >= folded;
  const total = (
    <Card>
      <SummaryList
        amounts
        rows={[{ key: 'total', label: text('total'), value: <b>{money(groupTotalCents(chosen))}</b> }]}
      />
    </Card>
  );
  return (
    <FieldStack>
      <PageTitle step={stepPosition('QUOTE_DETAILS')} lead={text('lead')}>
        {text('title')}
      </PageTitle>
      {isFolded && total}
      <TripCard flow={flow} />
      {travellers && <SuperVisaNotice travellers={travellers} trip={trip} />}
      {isFolded ? (
        <FoldedPlans flow={flow} plans={chosen} />
      ) : (
        chosen.map((plan) => <PlanCard key={plan.paxId} flow={flow} plan={plan} />)
      )}
      {!isFolded && total}
      <QuoteActs flow={flow} />
      <StepButtons
        forward={text('continue')}
        onForward={() => flow.send({ type: 'person.continue' })}
        back={text('back')}
        onBack={() => flow.send({ type: 'person.goBack' })}
      />
    </FieldStack>
  );
}
