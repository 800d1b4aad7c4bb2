import type { ContactDetail } from '#domain/calls/shapes/policyDetail.ts';
import { showPhone } from '#domain/typing/phone.ts';
import { showPostalCode } from '#domain/typing/postalCode.ts';
import { useText } from '../../text/useText.ts';
import type { SummaryRow } from '../kit/SummaryList.tsx';
import styles from './policyInfo.module.css';

/** Where somebody is reached, as far as it is known. */
export function useContactRows(): (contact: ContactDetail) => SummaryRow[] {
  const text = useText('policyInfo');
  return ({ email, phone, address }) => {
    const lines = address && [
      address.addressLine1,
      address.addressLine2 ?? '',
      `${address.city} ${address.province} ${showPostalCode(address.postalCode)}`,
    ];
    return [
      { key: 'email', label: text('email'), value: email || text('unknown') },
      { key: 'phone', label: text('phone'), value: phone ? showPhone(phone) : text('unknown') },
      {
        key: 'address',
        label: text('address'),
        value: lines ? <Lines of={lines.filter(Boolean)} /> : text('unknown'),
      },
    ];
  };
}

function Lines({ of }: { of: readonly string[] }) {
  return of.map((line, at) => (
    <span key={`${at}`} className={styles.line}>
      {line}
    </span>
  ));
}
