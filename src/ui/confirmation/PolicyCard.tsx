import type { LinkedPax } from '#domain/calls/policies/linkedPolicy.ts';
import { documentLanguages } from '#domain/policyDocuments.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import type { PdfProps } from './confirmationRef.ts';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Reference } from '../kit/Reference.tsx';
import { SummaryList, type SummaryRow } from '../kit/SummaryList.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { DocumentLinks } from '../summary/DocumentLinks.tsx';
import { type Insured, insuredName } from './insuredName.ts';
import { paidCents } from './paid.ts';
import { PdfButtons } from './PdfButtons.tsx';
import { shownVersion } from './shownVersion.ts';
import { useInsuredRows } from './useInsuredRows.ts';
import styles from './confirmation.module.css';

export type PolicyCardProps = PdfProps & {
  /** Of its heading: one below what it stands under. */
  level: 2 | 3;
  pax: LinkedPax;
  /** Who is insured by the same policy. */
  others: readonly Insured[];
  tripType: unknown;
  /** Where the travellers live, as far as it was asked. */
  province: unknown;
  /** Whether it says where the policy stands, which may have changed since it was bought. */
  saysStatus: boolean;
  /** Where it is read how its price came about, for who may. */
  worksheet?: string | undefined;
};

/** [CP-034] One policy: whom it insures, its number, its plan, when it insures, what was paid, and its documents. */
export function PolicyCard(props: PolicyCardProps) {
  const { level, pdf, pax, others, tripType, province, saysStatus, worksheet } = props;
  const text = useText('confirmation');
  const formats = useFormats();
  const language = useLanguage();
  const insuredRows = useInsuredRows();
  const methods = [...new Set(pax.payments.map(({ method }) => method))];
  const { policyNumber, plan } = pax;
  const rows: SummaryRow[] = [
    {
      key: 'number',
      label: text('policyNumber'),
      value: (
        <strong>
          <Reference>{policyNumber}</Reference>
        </strong>
      ),
    },
    ...(saysStatus
      ? [{ key: 'status', label: text('status'), value: text(`status.${pax.policyStatus}`) }]
      : []),
    ...(others.length > 0 ? [{ key: 'others', label: text('others'), value: <Names of={others} /> }] : []),
    { key: 'plan', label: text('plan'), value: plan.name[language] },
    ...insuredRows(plan, tripType),
    { key: 'paid', label: text('paid'), value: formats.money(paidCents(pax)) },
    {
      key: 'method',
      label: text('method'),
      value: formats.list(methods.map((method) => text(`method.${method}`))),
    },
  ];
  return (
    <Card title={insuredName(text, pax)} level={level}>
      <FieldStack>
        <SummaryList rows={rows} />
        <PdfButtons
          pdf={pdf}
          paper={{ policyNumber, version: shownVersion([pax]), of: 'policy' }}
          languages={documentLanguages(province, language)}
        />
        <DocumentLinks documents={plan.documents[language]} />
        {worksheet && (
          <p className={styles.worksheet}>
            <TextLink href={worksheet} newWindow>
              {text('worksheet', { policyNumber })}
            </TextLink>
          </p>
        )}
      </FieldStack>
    </Card>
  );
}

function Names({ of }: { of: readonly Insured[] }) {
  const text = useText('confirmation');
  return (
    <ul className={styles.names}>
      {of.map((person, at) => (
        <li key={`${at}`}>{insuredName(text, person)}</li>
      ))}
    </ul>
  );
}
