import { useSelector } from '@xstate/react';
import { stepKeys } from '#domain/quote/steps.ts';
import { travellersKeys } from '#domain/quote/travellersProblems.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Form } from '../kit/Form.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { BuyerCard } from './BuyerCard.tsx';
import { problemText } from './problemText.ts';
import type { QuickQuoteProps } from './quickQuoteRef.ts';
import { TravellersCard } from './TravellersCard.tsx';
import { TripCard } from './TripCard.tsx';

const step = { current: stepKeys.indexOf('TRAVELLER_DETAILS') + 1, total: stepKeys.length };

/** The traveller-details step. */
export function QuickQuoteScreen({ actor }: QuickQuoteProps) {
  const text = useText('quickQuote');
  const correcting = useSelector(actor, (snapshot) => snapshot.matches('correcting'));
  const mayQuote = useSelector(actor, ({ context }) => context.facts.mayQuote);
  return (
    <FieldStack>
      {correcting && <Problems actor={actor} />}
      <PageTitle step={step} hasProblems={correcting} lead={text('lead')}>
        {text('title')}
      </PageTitle>
      <Form onSubmit={() => actor.send({ type: 'person.continue' })}>
        <BuyerCard actor={actor} />
        <TripCard actor={actor} />
        <TravellersCard actor={actor} />
        <ButtonRow>
          <Button kind="primary" type="submit" reason={mayQuote ? null : text('continue.refused')}>
            {text('continue')}
          </Button>
        </ButtonRow>
      </Form>
    </FieldStack>
  );
}

function Problems({ actor }: QuickQuoteProps) {
  const text = useText('quickQuote');
  const formats = useFormats();
  const problems = useSelector(actor, ({ context }) => context.problems);
  const attempt = useSelector(actor, ({ context }) => context.attempts);
  const { context } = actor.getSnapshot();
  const links = travellersKeys(context.form).flatMap((key) => {
    const problem = problems[key];
    return problem ? [{ id: key, text: problemText(text, formats, context, key, problem) }] : [];
  });
  return <ErrorSummary problems={links} attempt={attempt} />;
}
