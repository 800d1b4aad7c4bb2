import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import type { ActorRefFrom } from 'xstate';
import type { DependentRow } from '#domain/endorsement/dependentsForm.ts';
import type { dependentsMachine } from '#machines/dependents/dependents.machine.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { DateOfBirthField } from '../kit/DateOfBirthField.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { focusPlace } from '../kit/focus.ts';
import { MoneyField } from '../kit/MoneyField.tsx';
import { Notice } from '../kit/Notice.tsx';
import { DependentsFields } from './dependentsFields.ts';
import styles from './dependentsEdit.module.css';

type DependentsProps = { actor: ActorRefFrom<typeof dependentsMachine> };
type DependentProps = DependentsProps & { dependent: string; number: number };

/** [EN-007] Who rides along with the primary of a family: each can be corrected or removed, and others are added. */
export function DependentsEdit({ actor }: DependentsProps) {
  const text = useText('dependents');
  const rows = useSelector(actor, ({ context }) => context.form.dependents, sameRows);
  const family = useSelector(actor, ({ context }) => context.family);
  return (
    <DependentsFields.Provider actor={actor}>
      <Card title={text('title')}>
        <FieldStack>
          {rows.map(({ referenceNumber }, at) => (
            <DependentEntry key={referenceNumber} actor={actor} dependent={referenceNumber} number={at + 1} />
          ))}
          <Removed actor={actor} />
          {family && (
            <Notice tone="danger" announce>
              {text(`family.${family}`)}
            </Notice>
          )}
          <AddDependent actor={actor} />
        </FieldStack>
      </Card>
    </DependentsFields.Provider>
  );
}

const sameRows = (one: readonly DependentRow[], other: readonly DependentRow[]) =>
  one.length === other.length &&
  one.every(({ referenceNumber }, at) => other[at]?.referenceNumber === referenceNumber);

/** The name of a field of a dependent in the value that stands in it. */
function useEntered<Name extends keyof DependentRow>(
  { actor, dependent }: DependentProps,
  name: Name,
): DependentRow[Name] | undefined {
  return useSelector(
    actor,
    ({ context }) =>
      context.form.dependents.find(({ referenceNumber }) => referenceNumber === dependent)?.[name],
  );
}

function DependentEntry(props: DependentProps) {
  const text = useText('dependents');
  const { actor, dependent, number } = props;
  const toFollow = useEntered(props, 'nameToFollow') === true;
  const hasTripCost = useSelector(actor, ({ context }) => context.facts.tripCostMayChange);
  return (
    <fieldset className={styles.dependent}>
      <legend className={styles.name}>{text('dependent', { number })}</legend>
      <FieldStack>
        {!toFollow && (
          <FieldRow>
            <DependentsFields.Text field={`firstName.${dependent}`} autoComplete="off" />
            <DependentsFields.Text field={`lastName.${dependent}`} autoComplete="off" />
          </FieldRow>
        )}
        <DependentsFields.Tick field={`nameToFollow.${dependent}`} more={text('nameToFollow.more')} />
        <Birth {...props} />
        <FieldRow>
          <DependentsFields.Choice field={`relationship.${dependent}`} placeholder={text('select')} />
          {hasTripCost && <DependentsFields.Text field={`tripCost.${dependent}`} as={MoneyField} />}
        </FieldRow>
        <ButtonRow>
          <RemoveDependent {...props} />
        </ButtonRow>
      </FieldStack>
    </fieldset>
  );
}

const birthFields = { day: 'birthDay', month: 'birthMonth', year: 'birthYear' } as const;

function Birth(props: DependentProps) {
  const { id, label, problem } = DependentsFields.useField(`dateOfBirth.${props.dependent}`);
  const fill = DependentsFields.useFill();
  return (
    <DateOfBirthField
      id={id}
      label={label}
      day={useEntered(props, 'birthDay') ?? ''}
      month={useEntered(props, 'birthMonth') ?? ''}
      year={useEntered(props, 'birthYear') ?? ''}
      problem={problem}
      onPart={(part, typed) => fill(typed, `${birthFields[part]}.${props.dependent}`)}
    />
  );
}

/** The focus goes to where somebody can be added, or to the one who comes back. */
const addId = 'addDependent';

function RemoveDependent({ actor, dependent, number }: DependentProps) {
  const text = useText('dependents');
  return (
    <Button
      kind="quiet"
      icon="close"
      label={text('remove.who', { number })}
      onPress={() => {
        flushSync(() => actor.send({ type: 'person.removeDependent', dependent }));
        focusPlace(addId);
      }}
    >
      {text('remove')}
    </Button>
  );
}

/** Those of the policy who were removed; each can be kept after all. */
function Removed({ actor }: DependentsProps) {
  const text = useText('dependents');
  const removed = useSelector(actor, ({ context }) => context.delta.removed);
  if (removed.length === 0) return null;
  return (
    <ul className={styles.removed}>
      {removed.map(({ referenceNumber, firstName, lastName }) => {
        const name = `${firstName} ${lastName}`.trim() || text('nameToFollow');
        return (
          <li key={referenceNumber} className={styles.gone}>
            <span>{text('removed', { name })}</span>
            <Button
              kind="quiet"
              label={text('keep.who', { name })}
              onPress={() => {
                flushSync(() => actor.send({ type: 'person.keepDependent', dependent: referenceNumber }));
                focusPlace(`firstName.${referenceNumber}`);
              }}
            >
              {text('keep')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** [EN-086] */
function AddDependent({ actor }: DependentsProps) {
  const text = useText('dependents');
  const roomIsLeft = useSelector(actor, (snapshot) => snapshot.can({ type: 'person.addDependent' }));
  return (
    <Button
      id={addId}
      icon="plus"
      reason={roomIsLeft ? null : text('full')}
      onPress={() => {
        flushSync(() => actor.send({ type: 'person.addDependent' }));
        const newest = actor.getSnapshot().context.form.dependents.at(-1);
        focusPlace(`firstName.${newest?.referenceNumber}`);
      }}
    >
      {text('add')}
    </Button>
  );
}
