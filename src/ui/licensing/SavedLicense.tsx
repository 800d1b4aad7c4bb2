import { useSelector } from '@xstate/react';
import { type LicenseField, licenseFields } from '#domain/licensing/licenseRules.ts';
import type { SavedLicense as Saved } from '#machines/licenseForm/licenseForm.types.ts';
import { useRoleName } from '../../text/useRoleName.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { type LicenseFormProps, useShownValue } from './licenseFields.ts';

/** [LF-007] A licence that can be read and not changed: a deleted one, or one that the person may not change. */
export function SavedLicense({ actor }: LicenseFormProps) {
  const text = useText('licenseForm');
  const shown = useShownValue();
  const saved = useSelector(actor, ({ context }) => context.saved);
  if (!saved) return null;
  const { license } = saved;
  const valueOf = (field: LicenseField) =>
    field === 'status' && license.isDeleted ? text('status.DELETED') : shown(field, license[field]);
  const rowsOf = (fields: readonly LicenseField[]) =>
    fields.map((field) => ({ key: field, label: text(field), value: valueOf(field) }));
  return (
    <>
      <OwnerFacts saved={saved} />
      <Card title={text('licence')}>
        <SummaryList rows={rowsOf(licenseFields.filter((field) => !isOfScreening(field)))} />
      </Card>
      <Card title={text('screening')}>
        <SummaryList rows={rowsOf(['screeningStatus', 'screeningEffectiveDate'])} />
      </Card>
    </>
  );
}

const isOfScreening = (field: LicenseField) => field.startsWith('screening');

/** [LF-010] [LF-051] Whose the licence is. */
export function OwnerFacts({ saved }: { saved: Saved }) {
  const text = useText('licenseForm');
  const roleName = useRoleName();
  const rows: Partial<Record<OwnerFact, string | null>> =
    'organizationName' in saved
      ? { name: saved.organizationName, code: saved.code, email: saved.email }
      : {
          name: `${saved.firstName} ${saved.lastName}`,
          title: saved.title,
          role: roleName(saved.role),
          email: saved.email,
          place: [saved.city, saved.province, saved.country].filter(Boolean).join(', '),
          employmentType: text(`employmentType.${saved.employmentType}`),
        };
  return (
    <Card title={text('holder')}>
      <SummaryList
        rows={ownerFacts
          .filter((name) => name in rows)
          .map((name) => ({ key: name, label: text(`holder.${name}`), value: rows[name] || text('empty') }))}
      />
    </Card>
  );
}

const ownerFacts = ['name', 'code', 'title', 'role', 'email', 'place', 'employmentType'] as const;
type OwnerFact = (typeof ownerFacts)[number];
