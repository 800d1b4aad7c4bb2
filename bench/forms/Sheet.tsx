import { type ComponentType, memo } from 'react';
import { flushSync } from 'react-dom';
import { maximumTravellers } from '#domain/catalogue/travellers.ts';
import { useText } from '#src/text/useText.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { ButtonRow } from '#src/ui/kit/ButtonRow.tsx';
import { Card } from '#src/ui/kit/Card.tsx';
import { ErrorSummary } from '#src/ui/kit/ErrorSummary.tsx';
import { FieldRow, FieldStack } from '#src/ui/kit/FieldRow.tsx';
import { focusPlace } from '#src/ui/kit/focus.ts';
import { LiveMessage } from '#src/ui/kit/LiveMessage.tsx';
import { PageTitle } from '#src/ui/kit/PageTitle.tsx';
import styles from '#src/ui/quickQuote/quickQuote.module.css';
import { type FieldKey, rowIds, useWords } from './given.ts';
import { StillBuyer, StillPlace, StillToggle } from './Still.tsx';

export type SheetProps = {
  /** The typed fields, each bound to the way that is measured. */
  Field: ComponentType<{ field: FieldKey }>;
  onContinue?: () => void;
  /** The travellers that there are; those that are given where nobody is added or removed. */
  rows?: readonly string[];
  onAdd?: () => void;
  /** The last one is removed. */
  onRemove?: () => void;
};

/** Traveller details as the product shows it, around typed fields of another form layer. */
export const Sheet = memo(function Sheet({ Field, onContinue, ...changes }: SheetProps) {
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
          <div className={styles.layout}>
            <div className={styles.sides}>
              <FieldStack>
                <StillBuyer />
                <Trip Field={Field} />
              </FieldStack>
              <Travellers Field={Field} {...changes} />
            </div>
          </div>
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

const Trip = memo(function Trip({ Field }: Pick<SheetProps, 'Field'>) {
  const text = useText('quickQuote');
  return (
    <Card title={text('trip.title')}>
      <FieldStack>
        <FieldRow>
          <StillToggle field="travelOutsideCanada" />
          <StillToggle field="multiTrip" />
        </FieldRow>
        <FieldRow>
          <StillPlace field="departure" />
          <StillPlace field="destination" />
        </FieldRow>
        <FieldRow columns={3}>
          <Field field="departureDate" />
          <Field field="returnDate" />
          <Field field="bookingDate" />
        </FieldRow>
      </FieldStack>
    </Card>
  );
});

function Travellers({
  Field,
  rows = rowIds,
  onAdd,
  onRemove,
}: Pick<SheetProps, 'Field' | 'rows' | 'onAdd' | 'onRemove'>) {
  const text = useText('quickQuote');
  return (
    <Card title={text('travellers.title')}>
      <div className={styles.table}>
        <FieldStack>
          <StillToggle field="familyPlans" />
          <ol className={styles.rows}>
            {rows.map((id, at) => (
              <li key={id}>
                <Traveller Field={Field} id={id} number={at + 1} onRemove={onRemove} />
              </li>
            ))}
          </ol>
          <div className={styles.tools}>
            {rows.length < maximumTravellers && (
              <Button icon="plus" onPress={onAdd && (() => changedThen(onAdd, `age.pax-${rows.length + 1}`))}>
                {text('addTraveller')}
              </Button>
            )}
          </div>
          <LiveMessage message={text('travellers.count', { count: rows.length })} />
        </FieldStack>
      </div>
    </Card>
  );
}

/** As in the product, the focus goes to the traveller who came, or to the one before who left. */
function changedThen(change: () => void, place: string): void {
  flushSync(change);
  focusPlace(place);
}

const Traveller = memo(function Traveller({
  Field,
  id,
  number,
  onRemove,
}: Pick<SheetProps, 'Field' | 'onRemove'> & { id: string; number: number }) {
  const text = useText('quickQuote');
  return (
    <fieldset className={styles.traveller}>
      <legend className={styles.name}>
        {number === 1 ? text('traveller.primary') : text('traveller', { number })}
      </legend>
      <div className={styles.fields}>
        <Field field={`age.${id}`} />
        <Field field={`tripCost.${id}`} />
        {number > 1 && (
          <div className={styles.remove}>
            <Button
              kind="quiet"
              icon="close"
              label={text('removeTraveller.who', { number })}
              onPress={onRemove && (() => changedThen(onRemove, `age.pax-${number - 1}`))}
            >
              <span className={styles.removeWord}>{text('removeTraveller')}</span>
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  );
});

/** The summary of what is wrong, by field. */
export function Problems({ problems }: { problems: readonly (readonly [FieldKey, string])[] }) {
  const words = useWords();
  const links = problems.map(([id, problem]) => ({ id, text: words(id, problem) ?? '' }));
  return <ErrorSummary problems={links} attempt={1} />;
}
