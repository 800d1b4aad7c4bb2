import { useSelector } from '@xstate/react';
import { stepPosition } from '#domain/flow/steps.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { Form } from '../kit/Form.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { StepButtons } from '../kit/StepButtons.tsx';
import { ConfirmedTrip } from './ConfirmedTrip.tsx';
import { KnownTrip } from './KnownTrip.tsx';
import { TripFields } from './tripFields.ts';
import type { TripDetailsProps } from './tripDetailsRef.ts';
import { TypeCard } from './TypeCard.tsx';

/** The trip-details step. */
export function TripDetailsScreen({ actor }: TripDetailsProps) {
  const text = useText('tripDetails');
  const correcting = useSelector(actor, (snapshot) => snapshot.matches('correcting'));
  const isKnown = useSelector(actor, (snapshot) => snapshot.matches('confirming'));
  const type = useSelector(actor, ({ context }) => context.travellers.flowTravellerType);
  return (
    <TripFields.Provider actor={actor}>
      <FieldStack>
        {correcting && <TripFields.Problems />}
        <PageTitle
          step={stepPosition('TRIP_DETAILS')}
          hasProblems={correcting}
          lead={text(isKnown ? 'lead.known' : `lead.${type}`)}
        >
          {text('title')}
        </PageTitle>
        <Form onSubmit={() => actor.send({ type: 'person.continue' })}>
          {isKnown ? <ConfirmedTrip actor={actor} /> : <AskedTrip actor={actor} />}
          <StepButtons
            forward={text('continue')}
            back={text('back')}
            onBack={() => actor.send({ type: 'person.goBack' })}
          />
        </Form>
      </FieldStack>
    </TripFields.Provider>
  );
}

function AskedTrip({ actor }: TripDetailsProps) {
  const text = useText('tripDetails');
  return (
    <>
      <KnownTrip actor={actor} />
      <Card title={text('places.title')}>
        <FieldRow>
          <TripFields.Place actor={actor} field="departure" />
          <TripFields.Place actor={actor} field="destination" />
        </FieldRow>
      </Card>
      <TypeCard actor={actor} />
    </>
  );
}
