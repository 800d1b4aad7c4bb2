import { useSelector } from '@xstate/react';
import {
  earliestLicenseDate,
  licenseDateOf,
  licenseDateProblem,
  statusesOffered,
} from '#domain/licensing/licenseRules.ts';
import { licenseFactsOf, provincesFor } from '#domain/licensing/licenseForm.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { DateTextField } from '../kit/DateTextField.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { Fields, licenseDateFormat, type LicenseFormProps, useIsBeingSaved } from './licenseFields.ts';

/** [LF-008] What the licence says. */
export function LicenseCards({ actor }: LicenseFormProps) {
  const text = useText('licenseForm');
  const isBeingSaved = useIsBeingSaved(actor);
  return (
    <>
      <Card title={text('licence')}>
        <FieldStack>
          <FieldRow>
            <ProvinceEntry actor={actor} />
            <StatusEntry actor={actor} />
          </FieldRow>
          <FieldRow>
            <Fields.Text field="legalName" readOnly={isBeingSaved} />
            <Fields.Text field="licenseNumber" readOnly={isBeingSaved} />
          </FieldRow>
          <FieldRow>
            <DateEntry actor={actor} field="effectiveDate" upTo="expiredDate" />
            <DateEntry actor={actor} field="expiredDate" from="effectiveDate" />
          </FieldRow>
        </FieldStack>
      </Card>
      <Card title={text('screening')}>
        <FieldRow>
          <Fields.Choice field="screeningStatus" disabled={isBeingSaved} optional={false} />
          <DateEntry actor={actor} field="screeningEffectiveDate" />
        </FieldRow>
      </Card>
    </>
  );
}

/** [LF-047] to [LF-050] A saved licence shows its province, even one that is no longer offered, and keeps it. */
function ProvinceEntry({ actor }: LicenseFormProps) {
  const words = useText('kit');
  const isBeingSaved = useIsBeingSaved(actor);
  const saved = useSelector(actor, ({ context }) => context.form.licensedProvince);
  const isSaved = useSelector(actor, ({ context }) => context.saved !== null);
  const offered = useSelector(
    actor,
    ({ context }) => provincesFor(context.form, licenseFactsOf(context)),
    (before, after) => before.join() === after.join(),
  );
  const shown = isSaved && saved !== '' ? [saved] : offered;
  return (
    <Fields.Choice
      field="licensedProvince"
      options={shown.map((value) => ({ value, label: words(`province.${value}`) }))}
      disabled={isSaved || isBeingSaved}
    />
  );
}

/** [LF-013] [LF-020] */
function StatusEntry({ actor }: LicenseFormProps) {
  const text = useText('licenseForm');
  const saved = useSelector(actor, ({ context }) => context.saved?.license.status ?? null);
  const options = statusesOffered(saved).map((value) => ({ value, label: text(`status.${value}`) }));
  return <Fields.Choice field="status" options={options} disabled={useIsBeingSaved(actor)} />;
}

type DateField = 'effectiveDate' | 'expiredDate' | 'screeningEffectiveDate';
type DateEntryProps = LicenseFormProps & { field: DateField; from?: DateField; upTo?: DateField };

/** [LF-017] [LF-041] [LF-045] [LF-046] A date, whose calendar is bounded by the other one. */
function DateEntry({ actor, field, from, upTo }: DateEntryProps) {
  const { id, label, hint, problem, optional } = Fields.useField(field);
  const dayAt = (other: DateField | undefined) => (other ? actor.getSnapshot().context.form[other] : '');
  const value = useSelector(actor, () => dayAt(field));
  const first = useSelector(actor, () => dayAt(from));
  const last = useSelector(actor, () => dayAt(upTo));
  return (
    <DateTextField
      id={id}
      label={label}
      hint={hint}
      problem={problem}
      optional={optional}
      format={licenseDateFormat}
      value={licenseDateOf(value) ?? ''}
      readOnly={useIsBeingSaved(actor)}
      min={boundOf(first) ?? earliestLicenseDate}
      max={boundOf(last)}
      onText={(text) => actor.send({ type: 'person.fill', key: field, value: text })}
      onBlur={() => actor.send({ type: 'person.leaveField', key: field })}
    />
  );
}

/** A day that bounds another one: a real one that a licence can have. */
const boundOf = (day: string) => (licenseDateProblem(day) === null ? day : undefined);
