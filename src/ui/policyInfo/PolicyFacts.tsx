import { employeeRelationships } from '#domain/catalogue/plans.ts';
import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { Reference } from '../kit/Reference.tsx';
import { SummaryList, type SummaryRow } from '../kit/SummaryList.tsx';
import styles from './policyInfo.module.css';
import { useTripRows } from './useTripRows.ts';
import { useYesNo } from './useYesNo.ts';

/** What all policies that were bought together have in common: the trip, and who sold it. */
export function PolicyFacts({ policy }: { policy: PolicyDetail }) {
  const text = useText('policyInfo');
  const tripRows = useTripRows();
  const saleRows = useSaleRows();
  return (
    <div className={styles.cards}>
      <Card title={text('trip')}>
        <SummaryList compact rows={tripRows(policy)} />
      </Card>
      <Card title={text('sale')}>
        <SummaryList compact rows={saleRows(policy)} />
      </Card>
    </div>
  );
}

function useSaleRows(): (policy: PolicyDetail) => SummaryRow[] {
  const text = useText('policyInfo');
  const applied = useText('apply');
  const language = useLanguage();
  const { date, transactionTime } = useFormats();
  const yesNo = useYesNo();
  return (policy) => {
    const { organization, seller, applicationDate, purchasedAt, validUntil } = policy;
    const relationship = employeeRelationships.find((one) => one === policy.employeeRelationship);
    const given: (readonly [key: string, label: string, value: string | null])[] = [
      ['organization', text('organization'), `${seller.names[language]} (${organization.code})`],
      ['agent', text('agent'), seller.agent],
      ['soldBy', text('soldBy'), seller.soldBy === seller.agent ? null : seller.soldBy],
      ['sellingCode', text('sellingCode'), seller.sellingCode],
      ['channel', text('channel'), text(`channel.${policy.salesChannel}`)],
      ['applicationDate', text('applicationDate'), applicationDate && date(applicationDate)],
      ['purchasedAt', text('purchasedAt'), purchasedAt && transactionTime(Date.parse(purchasedAt))],
      ['validUntil', text('validUntil'), validUntil && date(validUntil)],
      ['referredBy', text('referredBy'), policy.referredBy],
      ['employee', text('employee'), policy.employeeName],
      [
        'relationship',
        text('relationship'),
        relationship ? applied(`employeeRelationship.${relationship}`) : null,
      ],
      ['legalConsent', text('legalConsent'), yesNo(policy.legalConsent)],
    ];
    const reference = policy.referenceId && {
      key: 'referenceId',
      label: text('referenceId'),
      value: <Reference>{policy.referenceId}</Reference>,
    };
    return [
      ...given.flatMap(([key, label, value]) => (value ? [{ key, label, value }] : [])),
      ...(reference ? [reference] : []),
    ];
  };
}
