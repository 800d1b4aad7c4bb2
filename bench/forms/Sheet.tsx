import { type ComponentType, memo } from 'react';
import { useText } from '#src/text/useText.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { ButtonRow } from '#src/ui/kit/ButtonRow.tsx';
import { Card } from '#src/ui/kit/Card.tsx';
import { ErrorSummary } from '#src/ui/kit/ErrorSummary.tsx';
import { FieldRow, FieldStack } from '#src/ui/kit/FieldRow.tsx';
import { PageTitle } from '#src/ui/kit/PageTitle.tsx';
import styles from '#src/ui/quickQuote/quickQuote.module.css';
import { type FieldKey, rowIds, useWords } from './given.ts';
import { StillBuyer, StillPlace, StillToggle } from './Still.tsx';

export type SheetProps = {
  /** The typed fields, each bound to the way that is measured. */
  Field: ComponentType<{ field: FieldKey }>;
  onContinue?: () => void;
};

/** Traveller details as the product shows it, around typed fields of another form layer. */
export const Sheet = memo(function Sheet({ Field, onContinue }: SheetProps) {
  const text = useText('quickQuote');
  return (
    <FieldStack>
      <PageTitle lead={text('lead')}>{text('title')}</PageTitle>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onContinue?.();
        }}
      >
        <FieldStack>
          <StillBuyer />
          <Trip Field={Field} />
          <Travellers Field={Field} />
          <ButtonRow>
            <Button kind="primary" type="submit">
              {text('continue')}
            </Button>
          </ButtonRow>
        </FieldStack>
      </form>
    </FieldStack>
  );
});

function Trip({ Field }: Pick<SheetProps, 'Field'>) {
  const text = useText('quickQuote');
  return (
    <Card title={text('trip.title')}>
      <FieldStack>
        <StillToggle field="travelOutsideCanada" />
        <StillToggle field="multiTrip" />
        <FieldRow>
          <StillPlace field="departure" />
          <StillPlace field="destination" />
        </FieldRow>
        <FieldRow>
          <Field field="departureDate" />
          <Field field="returnDate" />
        </FieldRow>
        <Field field="bookingDate" />
      </FieldStack>
    </Card>
  );
}

function Travellers({ Field }: Pick<SheetProps, 'Field'>) {
  const text = useText('quickQuote');
  return (
    <Card title={text('travellers.title')}>
      <FieldStack>
        <StillToggle field="familyPlans" />
        <ol className={styles.rows}>
          {rowIds.map((id, at) => (
            <li key={id}>
              <fieldset className={styles.traveller}>
                <legend className={styles.name}>
                  {at === 0 ? text('traveller.primary') : text('traveller', { number: at + 1 })}
                </legend>
                <div className={styles.fields}>
                  <Field field={`age.${id}`} />
                  <Field field={`tripCost.${id}`} />
                  {at > 0 && (
                    <div className={styles.remove}>
                      <Button kind="quiet" icon="close">
                        {text('removeTraveller')}
                      </Button>
                    </div>
                  )}
                </div>
              </fieldset>
            </li>
          ))}
        </ol>
      </FieldStack>
    </Card>
  );
}

/** The summary of what is wrong, by field. */
export function Problems({ problems }: { problems: readonly (readonly [FieldKey, string])[] }) {
  const words = useWords();
  const links = problems.map(([id, problem]) => ({ id, text: words(id, problem) ?? '' }));
  return <ErrorSummary problems={links} attempt={1} />;
}
