import { useSelector } from '@xstate/react';
import { tripFieldsOf } from '#domain/quote/tripForm.ts';
import { stepKeys } from '#domain/quote/steps.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { Form } from '../kit/Form.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { StepButtons } from '../kit/StepButtons.tsx';
import { KnownTrip } from './KnownTrip.tsx';
import { PlaceEntry } from './PlaceEntry.tsx';
import { problemText } from './problemText.ts';
import type { TripDetailsProps } from './tripDetailsRef.ts';
import { TypeCard } from './TypeCard.tsx';

const step = { current: stepKeys.indexOf('TRIP_DETAILS') + 1, total: stepKeys.length };

/** The trip-details step. */
export function TripDetailsScreen({ actor }: TripDetailsProps) {
  const text = useText('tripDetails');
  const correcting = useSelector(actor, (snapshot) => snapshot.matches('correcting'));
  const type = useSelector(actor, ({ context }) => context.travellers.flowTravellerType);
  return (
    <FieldStack>
      {correcting && <Problems actor={actor} />}
      <PageTitle step={step} hasProblems={correcting} lead={text(`lead.${type}`)}>
        {text('title')}
      </PageTitle>
      <Form onSubmit={() => actor.send({ type: 'person.continue' })}>
        <KnownTrip actor={actor} />
        <Card title={text('places.title')}>
          <FieldRow>
            <PlaceEntry actor={actor} field="departure" />
            <PlaceEntry actor={actor} field="destination" />
          </FieldRow>
        </Card>
        <TypeCard actor={actor} />
        <StepButtons
          forward={text('continue')}
          back={text('back')}
          onBack={() => actor.send({ type: 'person.goBack' })}
        />
      </Form>
    </FieldStack>
  );
}

function Problems({ actor }: TripDetailsProps) {
  const text = useText('tripDetails');
  const formats = useFormats();
  const problems = useSelector(actor, ({ context }) => context.problems);
  const attempt = useSelector(actor, ({ context }) => context.attempts);
  const { context } = actor.getSnapshot();
  const links = tripFieldsOf(context.travellers.flowTravellerType).flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ id: field, text: problemText(text, formats, context, field, problem) }] : [];
  });
  return <ErrorSummary problems={links} attempt={attempt} />;
}
