import { useSelector } from '@xstate/react';
import { groupTotalCents } from '#domain/plans/totals.ts';
import type { TravellerOffers } from '#machines/planSelection/planSelection.types.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import { type Column, Table } from '../kit/Table.tsx';
import { lateOverlay } from '../kit/latePiece.ts';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { Everybody, MatrixCell } from './MatrixCell.tsx';
import { MatrixConnection } from './MatrixConnection.tsx';
import { MatrixHeading } from './MatrixHeading.tsx';
import { MatrixEligibility } from './MatrixEligibility.tsx';
import { MatrixQuestionnaire } from './MatrixQuestionnaire.tsx';
import { MatrixTools } from './MatrixTools.tsx';
import { MatrixTraveller } from './MatrixTraveller.tsx';
import styles from './planMatrix.module.css';
import type { PlanMatrixProps } from './planMatrixRef.ts';

const MatrixDetails = lateOverlay(async () => (await import('./MatrixDetails.tsx')).MatrixDetails);

/** A row of the table: a traveller, or everybody. */
type Row = PlanMatrixProps & { key: string; traveller: TravellerOffers | null; number: number };

function Who({ actor, traveller, number }: Row) {
  const text = useText('planSelection');
  if (traveller === null) return <span>{text('matrix.everybody')}</span>;
  return <MatrixTraveller actor={actor} traveller={traveller} number={number} />;
}
const whoOf = (row: Row) => <Who {...row} key={row.key} />;

const priceOf =
  (code: string) =>
  ({ actor, matrix, traveller, number }: Row) =>
    traveller ? (
      <MatrixCell actor={actor} matrix={matrix} paxId={traveller.paxId} code={code} number={number} />
    ) : (
      <Everybody actor={actor} matrix={matrix} code={code} />
    );

/** Travellers by plans, with the price of each: who works with many of them chooses here. */
export function PlanMatrix({ actor, matrix }: PlanMatrixProps) {
  const text = useText('planSelection');
  const language = useLanguage();
  const { money } = useFormats();
  const offers = useSelector(actor, ({ context }) => context.offers);
  const plans = useSelector(actor, ({ context }) => context.catalogue?.plans);
  const chosen = useSelector(actor, ({ context }) => context.form.chosen);
  const codes = [...new Set(offers.flatMap((offer) => offer.codes))];
  const nameOf = (code: string) => plans?.find((plan) => plan.code === code)?.content[language].name ?? code;
  const columns: Column<Row>[] = [
    { key: 'traveller', label: text('matrix.traveller'), cell: whoOf },
    ...codes.map((code) => ({
      key: code,
      label: nameOf(code),
      heading: <MatrixHeading actor={actor} matrix={matrix} code={code} />,
      numeric: true,
      cell: priceOf(code),
    })),
  ];
  const rows: Row[] = [
    ...(offers.length > 1 ? [{ actor, matrix, key: 'everybody', traveller: null, number: 0 }] : []),
    ...offers.map((traveller, index) => ({
      actor,
      matrix,
      key: traveller.paxId,
      traveller,
      number: index + 1,
    })),
  ];
  const isReading = useSelector(matrix, (snapshot) => snapshot.matches({ details: 'reading' }));
  const total = money(groupTotalCents(chosen));
  const isOpen = offers.some(({ paxId, calculating }) =>
    chosen.some((plan) => plan.paxId === paxId && calculating.includes(plan.code)),
  );
  return (
    <section className={styles.matrix} aria-label={text('matrix.title')}>
      <MatrixTools actor={actor} matrix={matrix} />
      <Table
        caption={text('matrix.title')}
        sticksFirst
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        footer={
          <tr>
            <th scope="row">{text('matrix.total')}</th>
            <td className={styles.total} colSpan={Math.max(1, codes.length)}>
              <span className={styles.sum}>
                <VisuallyHidden>{text('matrix.total.of', { count: chosen.length })}</VisuallyHidden>{' '}
                {isOpen ? (
                  <span className={styles.open}>{text('matrix.total.open')}</span>
                ) : (
                  <span>{total}</span>
                )}
              </span>
            </td>
          </tr>
        }
      />
      <Told actor={actor} matrix={matrix} />
      <MatrixConnection actor={actor} />
      <MatrixEligibility actor={actor} matrix={matrix} />
      {isReading && <MatrixDetails actor={actor} matrix={matrix} />}
      {offers.map(({ paxId }, index) => (
        <MatrixQuestionnaire key={paxId} actor={actor} paxId={paxId} number={index + 1} />
      ))}
    </section>
  );
}

/** Says what was taken, with the total, once the step holds it. */
function Told({ actor, matrix }: PlanMatrixProps) {
  const text = useText('planSelection');
  const { money } = useFormats();
  const language = useLanguage();
  const taken = useSelector(matrix, ({ context }) => context.taken);
  const offers = useSelector(actor, ({ context }) => context.offers);
  const chosen = useSelector(actor, ({ context }) => context.form.chosen);
  const held = chosen.filter(({ paxId, code }) =>
    taken.some((pick) => pick.paxId === paxId && pick.code === code),
  );
  const [first] = held;
  const total = money(groupTotalCents(chosen));
  const plan = first?.name[language] ?? '';
  const number = offers.findIndex(({ paxId }) => paxId === first?.paxId) + 1;
  const one = () => text('matrix.taken', { plan, number, total });
  const several = () => text('matrix.taken.several', { plan, count: held.length, total });
  const message = first ? (held.length === 1 ? one() : several()) : '';
  return <LiveMessage message={message} />;
}
