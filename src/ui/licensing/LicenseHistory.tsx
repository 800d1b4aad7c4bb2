import type { LicenseField } from '#domain/licensing/licenseRules.ts';
import { useText } from '../../text/useText.ts';
import { ChangeHistory, type ChangeHistoryProps } from '../forms/ChangeHistory.tsx';
import { useShownValue } from './useShownValue.ts';

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
