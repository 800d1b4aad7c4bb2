import { useSelector } from '@xstate/react';
import { formOfLicense } from '#domain/licensing/licenseChanges.ts';
import { licenseFields } from '#domain/licensing/licenseRules.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Notice } from '../kit/Notice.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import type { LicenseFormProps } from './licenseFields.ts';
import { useShownValue } from './useShownValue.ts';

/** Both versions of a licence that somebody else saved meanwhile, by each field in which they differ. */
export function LicenseMerge({ actor }: LicenseFormProps) {
  const text = useText('licenseForm');
  const shown = useShownValue();
  const mine = useSelector(actor, ({ context }) => context.form);
  const theirs = useSelector(actor, ({ context }) => context.theirs);
  const choices = useSelector(actor, ({ context }) => context.choices);
  if (!theirs) return null;
  const saved = formOfLicense(theirs.license);
  return (
    <>
      <Notice tone="warning" announce title={text('merge.title')}>
        {text('merge.lead')}
      </Notice>
      <Card>
        <FieldStack>
          {licenseFields
            .filter((field) => choices[field] !== undefined)
            .map((field) => (
              <RadioGroup
                key={field}
                id={field}
                label={text(field)}
                value={choices[field] ?? ''}
                options={[
                  { value: 'mine', label: shown(field, mine[field]), more: text('merge.mine') },
                  { value: 'theirs', label: shown(field, saved[field]), more: text('merge.theirs') },
                ]}
                onChoose={(version) =>
                  actor.send({
                    type: 'person.chooseVersion',
                    field,
                    version: version === 'mine' ? 'mine' : 'theirs',
                  })
                }
              />
            ))}
        </FieldStack>
      </Card>
      <ButtonRow>
        <Button kind="primary" onPress={() => actor.send({ type: 'person.continue' })}>
          {text('merge.continue')}
        </Button>
        <Button onPress={() => actor.send({ type: 'person.goBack' })}>{text('back')}</Button>
      </ButtonRow>
    </>
  );
}
