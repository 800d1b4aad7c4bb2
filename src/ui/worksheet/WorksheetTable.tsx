import type { Worksheet } from '#domain/calls/shapes/worksheet.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Table } from '../kit/Table.tsx';
import type { BenefitNames } from './worksheetRef.ts';
import { howOf, stepOf } from './worksheetWords.ts';
import styles from './worksheet.module.css';

type Row = { key: string; step: string; how: string; amount: string };

const stepCell = ({ step, how }: Row) => (
  <>
    <span className={styles.name}>{step}</span>
    <span className={styles.how}>{how}</span>
  </>
);

/** The steps of a price with what each adds; they sum to the total, to the cent. */
export function WorksheetTable({ worksheet, benefit }: { worksheet: Worksheet; benefit: BenefitNames }) {
  const text = useText('planSelection');
  const formats = useFormats();
  const { lines, rateVersion, effectiveDate, category, totalCents } = worksheet;
  const words = { text, formats, benefit };
  const rows = lines.map(
    (line, at): Row => ({
      key: `${at}`,
      step: stepOf(words, worksheet, line),
      how: howOf(words, worksheet, line),
      amount: formats.money(line.cents),
    }),
  );
  return (
    <FieldStack>
      <p className={styles.rates}>
        {[
          text('worksheet.rates', { version: rateVersion, date: formats.date(effectiveDate) }),
          text(`worksheet.category.${category}`),
        ].join(' ')}
      </p>
      <Table
        caption={text('worksheet.caption')}
        columns={[
          { key: 'step', label: text('worksheet.step'), cell: stepCell },
          { key: 'amount', label: text('worksheet.amount'), numeric: true, cell: ({ amount }) => amount },
        ]}
        rows={rows}
        keyOf={({ key }) => key}
        footer={
          <tr className={styles.total}>
            <th scope="row">{text('worksheet.total')}</th>
            <td data-numeric>{formats.money(totalCents)}</td>
          </tr>
        }
      />
      <p className={styles.rates}>{text('worksheet.rounding')}</p>
    </FieldStack>
  );
}
