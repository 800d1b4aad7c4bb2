import type { LinkedPax } from '#domain/calls/policies/linkedPolicy.ts';
import type { Formats } from '#domain/formats.ts';
import { documentLanguages } from '#domain/policyDocuments.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { type Text, useText } from '../../text/useText.ts';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Reference } from '../kit/Reference.tsx';
import { type Column, Table } from '../kit/Table.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { DocumentLinks } from '../summary/DocumentLinks.tsx';
import type { PoliciesProps } from './confirmationRef.ts';
import styles from './confirmation.module.css';
import { insuredName } from './insuredName.ts';
import { paidCents } from './paid.ts';
import { PdfButtons } from './PdfButtons.tsx';
import { shownVersion } from './shownVersion.ts';
import { useInsuredRows } from './useInsuredRows.ts';

/** [CP-034] The policies of many travellers, one a line, and the documents of each of their plans once. */
export function PolicyTable(props: PoliciesProps) {
  const text = useText('confirmation');
  const formats = useFormats();
  const language = useLanguage();
  const { paxes } = props;
  const plans = [...new Map(paxes.map(({ plan }) => [plan.name.en, plan])).values()];
  return (
    <FieldStack>
      <Table
        caption={text('policies')}
        stacks
        rows={paxes}
        keyOf={({ policyNumber }) => policyNumber}
        columns={columnsOf(props, text, formats)}
      />
      {plans.map(({ name, documents }) => (
        <div key={name.en} className={styles.planDocuments}>
          <strong>{name[language]}</strong>
          <DocumentLinks documents={documents[language]} />
        </div>
      ))}
    </FieldStack>
  );
}

function columnsOf(
  props: PoliciesProps,
  text: Text<'confirmation'>,
  { money }: Formats,
): Column<LinkedPax>[] {
  return [
    { key: 'name', label: text('name'), cell: (pax) => <Name pax={pax} {...props} /> },
    { key: 'plan', label: text('plan'), cell: (pax) => <Plan pax={pax} {...props} /> },
    {
      key: 'number',
      label: text('policyNumber'),
      cell: ({ policyNumber }) => <Reference>{policyNumber}</Reference>,
    },
    {
      key: 'paid',
      label: text('paid'),
      numeric: true,
      cell: (pax) => <span>{money(paidCents(pax))}</span>,
    },
    {
      key: 'status',
      label: text('status'),
      cell: ({ policyStatus }) => <span>{text(`status.${policyStatus}`)}</span>,
    },
    { key: 'documents', label: text('documents'), cell: (pax) => <Documents pax={pax} {...props} /> },
  ];
}

type CellProps = PoliciesProps & { pax: LinkedPax };

function Name({ pax, paxes, others }: CellProps) {
  const text = useText('confirmation');
  const { list } = useFormats();
  const names = list(others.map((one) => insuredName(text, one)));
  return (
    <>
      <span>{insuredName(text, pax)}</span>
      {pax === paxes[0] && others.length > 0 && (
        <span className={styles.more}>{text('detail', { label: text('others'), value: names })}</span>
      )}
    </>
  );
}

function Plan({ pax: { plan }, tripType }: CellProps) {
  const text = useText('confirmation');
  const language = useLanguage();
  const rows = useInsuredRows()(plan, tripType);
  return (
    <div>
      <span>{plan.name[language]}</span>
      <ul className={styles.details}>
        {rows.map(({ key, label, value }) => (
          <li key={key}>{key === 'period' ? value : text('detail', { label, value })}</li>
        ))}
      </ul>
    </div>
  );
}

function Documents({ pax, pdf, province, worksheetOf }: CellProps) {
  const { policyNumber } = pax;
  const text = useText('confirmation');
  const language = useLanguage();
  return (
    <div className={styles.documents}>
      <PdfButtons
        pdf={pdf}
        paper={{ policyNumber, version: shownVersion([pax]), of: 'policy' }}
        languages={documentLanguages(province, language)}
        short
      />
      {worksheetOf && (
        <TextLink href={worksheetOf(policyNumber)} newWindow>
          <span>{text('worksheet.short')}</span>
          <VisuallyHidden>{` ${policyNumber}`}</VisuallyHidden>
        </TextLink>
      )}
    </div>
  );
}
