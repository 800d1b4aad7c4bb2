import { useSelector } from '@xstate/react';
import type { CancellationPreview } from '#domain/calls/policies/previewCancellation.ts';
import { centsOf } from '#domain/money.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { insuredName } from '../confirmation/insuredName.ts';
import { Button } from '../kit/Button.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { Table } from '../kit/Table.tsx';
import type { CancellationProps } from './policyInfoRef.ts';

type Pax = CancellationPreview['paxes'][number];

/** [CX-013] [CX-017] What goes back, or what keeps it from being shown or done. */
export function Refund({ actor }: CancellationProps) {
  const text = useText('policyCancellation');
  const pricing = useSelector(actor, (snapshot) => snapshot.hasTag('pricing'));
  const unpreviewed = useSelector(actor, (snapshot) => snapshot.matches({ asking: 'unpreviewed' }));
  const changed = useSelector(actor, (snapshot) => snapshot.matches({ asking: { previewed: 'changed' } }));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ asking: { previewed: 'failed' } }));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const preview = useSelector(actor, ({ context }) => context.preview);
  if (pricing) return <Skeleton shape="row" count={2} />;
  if (unpreviewed)
    return (
      <FailureNotice
        code={problem}
        acts={<Button onPress={() => actor.send({ type: 'person.retry' })}>{text('again')}</Button>}
      >
        {text('unpreviewed')}
      </FailureNotice>
    );
  if (!preview) return null;
  return (
    <FieldStack>
      {changed && (
        <Notice tone="warning" announce>
          {text('changed')}
        </Notice>
      )}
      {failed && <FailureNotice code={problem}>{text('failed')}</FailureNotice>}
      <Amounts actor={actor} preview={preview} />
    </FieldStack>
  );
}

/** [CX-013] [CX-014] The refund of each policy, why it is so and where it goes, and their sum. */
function Amounts({ actor, preview }: CancellationProps & { preview: CancellationPreview }) {
  const text = useText('policyCancellation');
  const bought = useText('confirmation');
  const { money } = useFormats();
  const why = useWhy();
  const way = useWay();
  const insured = useSelector(actor, ({ context }) => context.policy.paxes);
  const nameOf = ({ policyNumber }: Pax) => {
    const pax = insured.find((one) => one.policyNumber === policyNumber);
    return pax ? insuredName(bought, pax).trim() : policyNumber;
  };
  const total = money(centsOf(preview.refundTotal));
  return (
    <div role="status">
      <Table
        caption={text('refunds')}
        stacks
        compact
        rows={preview.paxes}
        keyOf={({ policyNumber }) => policyNumber}
        columns={[
          { key: 'who', label: text('who'), cell: nameOf },
          {
            key: 'amount',
            label: text('amount'),
            numeric: true,
            cell: ({ amount }) => money(centsOf(amount)),
          },
          { key: 'why', label: text('why'), cell: why },
          { key: 'way', label: text('way'), cell: way },
        ]}
      />
      <SummaryList amounts rows={[{ key: 'total', label: text('total'), value: <strong>{total}</strong> }]} />
    </div>
  );
}

/** [CX-014] The rule that decides, with its dates, and until when it does. */
function useWhy(): (pax: Pax) => string {
  const text = useText('policyCancellation');
  const { date } = useFormats();
  return ({ rule, freeLookUntil, effectiveDate, until }) => {
    const dates = { freeLookUntil: date(freeLookUntil), effectiveDate: date(effectiveDate) };
    const said = text(`rule.${rule}`, dates);
    return until === null ? said : `${said} ${text('until', { until: date(until) })}`;
  };
}

/** By which method the money goes back, and where the letter goes. */
function useWay(): (pax: Pax) => string {
  const text = useText('policyCancellation');
  const { money } = useFormats();
  return ({ routes, letter }) =>
    [
      ...routes.map(({ method, cardEnding, amount }) =>
        cardEnding !== null && method === 'CREDIT_CARD'
          ? text('way.card', { amount: money(centsOf(amount)), cardEnding })
          : text(`way.${method}`, { amount: money(centsOf(amount)) }),
      ),
      text('letter', { address: letter.email }),
    ].join(' ');
}
