import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { RecordedValue } from '#domain/calls/shapes/history.ts';
import type { Version, VersionChoices } from '#domain/forms/versions.ts';
import type { ChooseVersionEvent } from '#machines/forms/versionPart.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Notice } from '../kit/Notice.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { shownList } from './shownList.ts';

type VersionMergeProps<Field extends string, Saved> = {
  actor: {
    getSnapshot(): {
      context: { form: object; theirs: Saved | null; choices: VersionChoices<Field> };
    };
    subscribe: AnyActorRef['subscribe'];
    send(event: ChooseVersionEvent<Field> | { type: 'person.continue' } | { type: 'person.goBack' }): void;
  };
  fields: readonly Field[];
  /** The form as it shows what is saved. */
  formOf: (saved: Saved) => object;
  /** What a field is called, and what it says by a value, or by each value of a list. */
  labelOf: (field: Field) => string;
  shown: (field: Field, value: string | null) => string;
};

/** Both versions of what somebody else saved meanwhile, by each field in which they differ. */
export function VersionMerge<Field extends string, Saved>(props: VersionMergeProps<Field, Saved>) {
  const { actor, fields, formOf, labelOf, shown } = props;
  const text = useText('history');
  const mine = useSelector(actor, ({ context }) => context.form) as Record<Field, RecordedValue>;
  const theirs = useSelector(actor, ({ context }) => context.theirs);
  const choices = useSelector(actor, ({ context }) => context.choices);
  const said = (form: Record<Field, RecordedValue>, field: Field) =>
    shownList(form[field], (value) => shown(field, value));
  if (!theirs) return null;
  const saved = formOf(theirs) as Record<Field, RecordedValue>;
  return (
    <>
      <Notice tone="warning" announce takesFocus title={text('merge.title')}>
        {text('merge.lead')}
      </Notice>
      <Card>
        <FieldStack>
          {fields
            .filter((field) => choices[field] !== undefined)
            .map((field) => (
              <RadioGroup
                key={field}
                id={field}
                label={labelOf(field)}
                value={choices[field] ?? ''}
                options={[
                  { value: 'mine', label: said(mine, field), more: text('merge.mine') },
                  { value: 'theirs', label: said(saved, field), more: text('merge.theirs') },
                ]}
                onChoose={(version) =>
                  actor.send({ type: 'person.chooseVersion', field, version: version as Version })
                }
              />
            ))}
        </FieldStack>
      </Card>
      <ButtonRow>
        <Button kind="primary" onPress={() => actor.send({ type: 'person.continue' })}>
          {text('merge.continue')}
        </Button>
        <Button onPress={() => actor.send({ type: 'person.goBack' })}>{text('merge.back')}</Button>
      </ButtonRow>
    </>
  );
}
