import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { PaxDetail } from '#domain/calls/shapes/policyDetail.ts';
import { centsOf } from '#domain/money.ts';
import { balanceOf, paidBy } from '#domain/policies/balance.ts';
import type { policyFinancialsMachine } from '#machines/policyFinancials/policyFinancials.machine.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { Table } from '../kit/Table.tsx';

type FinancialsProps = { section: ActorRefFrom<typeof policyFinancialsMachine> };

/** [FT-003] What was paid, and what it was paid for, policy by policy. */
export function FinancialsSection({ section }: FinancialsProps) {
  const text = useText('policyFinancials');
  const view = useSelector(section, ({ value }) => value);
  const paxes = useSelector(section, ({ context }) => context.policy.paxes);
  const View = view === 'PAYMENT' ? Payments : Premiums;
  const choose = (chosen: string) =>
    section.send({ type: chosen === 'PAYMENT' ? 'person.showPayments' : 'person.showPremiums' });
  return (
    <FieldStack>
      <RadioGroup
        id="view"
        label={text('views')}
        inline
        value={view}
        options={[
          { value: 'PAYMENT', label: text('PAYMENT') },
          { value: 'PREMIUM', label: text('PREMIUM') },
        ]}
        onChoose={choose}
      />
      {paxes.map((pax) => (
        <Card key={pax.policyNumber} title={text('policy', titleOf(pax, text('nameToFollow')))}>
          <FieldStack>
            <View pax={pax} />
            <Balance pax={pax} />
          </FieldStack>
        </Card>
      ))}
    </FieldStack>
  );
}

const titleOf = ({ policyNumber, firstName, lastName, nameToFollow }: PaxDetail, unnamed: string) => ({
  number: policyNumber,
  name: nameToFollow ? unnamed : `${firstName} ${lastName}`,
});

type PaxProps = { pax: PaxDetail };

/** [FT-006] What was charged and given back; what was given back is below zero. */
function Payments({ pax }: PaxProps) {
  const text = useText('policyFinancials');
  const methods = useText('confirmation');
  const { date, money } = useFormats();
  const cardOf = ({ cardReference, cardEnding }: PaxDetail['movements'][number]) => {
    if (cardReference === null) return text('noCard');
    return cardEnding === null
      ? cardReference
      : text('card', { reference: cardReference, ending: cardEnding });
  };
  return (
    <Table
      caption={text('PAYMENT')}
      emptyText={text('PAYMENT.none')}
      stacks
      rows={pax.movements.map((movement, at) => ({ ...movement, key: `${at}` }))}
      keyOf={({ key }) => key}
      columns={[
        { key: 'date', label: text('date'), cell: ({ paymentDate }) => date(paymentDate) },
        { key: 'type', label: text('type'), cell: ({ type }) => text(`type.${type}`) },
        { key: 'method', label: text('method'), cell: ({ method }) => methods(`method.${method}`) },
        { key: 'card', label: text('cardReference'), cell: cardOf },
        { key: 'amount', label: text('amount'), numeric: true, cell: (row) => money(paidBy(row)) },
      ]}
    />
  );
}

/** [FT-007] What became due, and what of it is due no longer. */
function Premiums({ pax }: PaxProps) {
  const text = useText('policyFinancials');
  const language = useLanguage();
  const { date, money } = useFormats();
  return (
    <Table
      caption={text('PREMIUM')}
      emptyText={text('PREMIUM.none')}
      stacks
      rows={pax.premiums.map((premium, at) => ({ ...premium, key: `${at}` }))}
      keyOf={({ key }) => key}
      columns={[
        { key: 'date', label: text('date'), cell: ({ entryDate }) => date(entryDate) },
        { key: 'kind', label: text('kind'), cell: ({ kind }) => text(`kind.${kind}`) },
        { key: 'plan', label: text('plan'), cell: ({ planName }) => planName[language] },
        { key: 'amount', label: text('amount'), numeric: true, cell: ({ amount }) => money(centsOf(amount)) },
      ]}
    />
  );
}

/** What both views come to. */
function Balance({ pax }: PaxProps) {
  const text = useText('policyFinancials');
  const { money } = useFormats();
  const { due, paid, owed } = balanceOf(pax);
  const sums = { due: money(due), paid: money(paid), rest: money(Math.abs(owed)) };
  if (owed === 0) return <p>{text('balance.even', sums)}</p>;
  return <p>{text(owed > 0 ? 'balance.owed' : 'balance.toRefund', sums)}</p>;
}
