import { formOfLicense } from '#domain/licensing/licenseChanges.ts';
import { type LicenseField, licenseFields } from '#domain/licensing/licenseRules.ts';
import type { SavedLicense } from '#machines/licenseForm/licenseForm.types.ts';
import { useText } from '../../text/useText.ts';
import { ChangeHistory, type ChangeHistoryProps } from '../forms/ChangeHistory.tsx';
import { VersionMerge } from '../forms/VersionMerge.tsx';
import { type LicenseFormProps, useShownValue } from './licenseFields.ts';

/** Who changed the licence, when and how. */
export function LicenseHistory({ history }: Pick<ChangeHistoryProps, 'history'>) {
  const text = useText('licenseForm');
  const shown = useShownValue();
  return (
    <ChangeHistory
      history={history}
      labelOf={(field) => text(field as LicenseField)}
      shown={(field, value) => shown(field as LicenseField, value)}
    />
  );
}

const formOf = ({ license }: SavedLicense) => formOfLicense(license);

/** Both versions of a licence that somebody else saved meanwhile. */
export function LicenseMerge({ actor }: LicenseFormProps) {
  const text = useText('licenseForm');
  const shown = useShownValue();
  return <VersionMerge actor={actor} fields={licenseFields} formOf={formOf} labelOf={text} shown={shown} />;
}
