import { useSelector } from '@xstate/react';
import { centsOf } from '#domain/money.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { Table } from '../kit/Table.tsx';
import { useWhose } from './ChangeList.tsx';
import type { EndorsementProps } from './endorsementRef.ts';

/** [EN-025] [EN-026] What the changed policy costs, once that is known, and the way back to before. */
export function NewPrice({ section }: EndorsementProps) {
  const text = useText('endorsement');
  const { money } = useFormats();
  const requoteDone = useSelector(section, ({ context }) => context.requoteDone);
  const deltaTotal = useSelector(section, ({ context }) => context.deltaTotal);
  if (!requoteDone) return null;
  return (
    <Card title={text('price')}>
      <FieldStack>
        <Deltas section={section} />
        <SummaryList
          amounts
          rows={[{ key: 'total', label: text('price.total'), value: money(centsOf(deltaTotal)) }]}
        />
        <ButtonRow>
          <Button onPress={() => section.send({ type: 'person.resetQuote' })}>{text('price.reset')}</Button>
        </ButtonRow>
      </FieldStack>
    </Card>
  );
}

function Deltas({ section }: EndorsementProps) {
  const text = useText('endorsement');
  const { money } = useFormats();
  const whose = useWhose(section);
  const deltaPaxes = useSelector(section, ({ context }) => context.deltaPaxes);
  const dollars = (amount: number) => money(centsOf(amount));
  return (
    <Table
      caption={text('price')}
      compact
      stacks
      rows={deltaPaxes}
      keyOf={({ policyNumber }) => policyNumber}
      columns={[
        { key: 'whose', label: text('changes.whose'), cell: ({ referenceNumber }) => whose(referenceNumber) },
        {
          key: 'before',
          label: text('price.before'),
          numeric: true,
          cell: ({ premiumBefore }) => dollars(premiumBefore),
        },
        {
          key: 'after',
          label: text('price.after'),
          numeric: true,
          cell: ({ premiumAfter }) => dollars(premiumAfter),
        },
        {
          key: 'delta',
          label: text('price.delta'),
          numeric: true,
          cell: ({ deltaAmount }) => dollars(deltaAmount),
        },
      ]}
    />
  );
}
