import { useSelector } from '@xstate/react';
import { stepPosition } from '#domain/flow/steps.ts';
import { isUntouched } from '#domain/quote/travellerRows.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Form } from '../kit/Form.tsx';
import { NewQuoteLink } from '../summary/NewQuoteLink.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { BuyerCard } from './BuyerCard.tsx';
import { QuickQuoteFields } from './quickQuoteFields.ts';
import type { QuickQuoteProps } from './quickQuoteRef.ts';
import styles from './quickQuote.module.css';
import { TravellersCard } from './TravellersCard.tsx';
import { TripCard } from './TripCard.tsx';

/** The traveller-details step. */
export function QuickQuoteScreen({ actor }: QuickQuoteProps) {
  const text = useText('quickQuote');
  const correcting = useSelector(actor, (snapshot) => snapshot.matches('correcting'));
  const isBegun = useSelector(actor, ({ context }) => !isUntouched(context.form));
  const mayQuote = useSelector(actor, ({ context }) => context.facts.mayQuote);
  return (
    <QuickQuoteFields.Provider actor={actor}>
      <FieldStack>
        {correcting && <QuickQuoteFields.Problems />}
        <PageTitle step={stepPosition('TRAVELLER_DETAILS')} hasProblems={correcting} lead={text('lead')}>
          {text('title')}
        </PageTitle>
        <Form onSubmit={() => actor.send({ type: 'person.continue' })}>
          <div className={styles.layout}>
            <div className={styles.sides}>
              <FieldStack>
                <BuyerCard />
                <TripCard actor={actor} />
              </FieldStack>
              <TravellersCard actor={actor} />
            </div>
          </div>
          <ButtonRow>
            <Button kind="primary" type="submit" reason={mayQuote ? null : text('continue.refused')}>
              {text('continue')}
            </Button>
            {isBegun && <NewQuoteLink as="quiet" />}
          </ButtonRow>
        </Form>
      </FieldStack>
    </QuickQuoteFields.Provider>
  );
}
