import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { CataloguePlan } from '#domain/plans/bilingualCatalogue.ts';
import { planFeatures } from '#domain/catalogue/planFeatures.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { ActDialog } from '../kit/ActDialog.tsx';
import { Table } from '../kit/Table.tsx';
import styles from './planMatrix.module.css';
import { type PlanMatrixProps, useOfCards } from './planMatrixRef.ts';

type Row = { key: string; label: string; cell: (plan: CataloguePlan) => ReactNode };

/** What the plans on offer cost on this trip and what they pay at most, side by side, over the step. */
export function PlanComparison({ actor, matrix }: PlanMatrixProps) {
  const text = useText('planSelection');
  const language = useLanguage();
  const paxIds = useSelector(matrix, ({ context }) => context.comparedFor);
  const offers = useSelector(actor, ({ context }) => context.offers);
  const catalogue = useSelector(actor, ({ context }) => context.catalogue);
  const isFamily = useSelector(actor, ({ context }) => context.travellers.familyPlans === 'true');
  const codes = new Set(offers.filter(({ paxId }) => paxIds.includes(paxId)).flatMap((offer) => offer.codes));
  const plans = [...codes].flatMap((code) => catalogue?.plans.find((plan) => plan.code === code) ?? []);
  const rows: Row[] = [
    {
      key: 'price',
      label: text('comparison.price'),
      cell: priceFor(actor, paxIds),
    },
    ...planFeatures.map((feature) => ({
      key: feature,
      label: text(`feature.${feature}`),
      cell: ({ content }: CataloguePlan) => content[language].featureRows[feature],
    })),
  ];
  const title = text('comparison.title');
  const number = isFamily ? 0 : offers.findIndex(({ paxId }) => paxId === paxIds[0]) + 1;
  const whose = paxIds.length === 1 ? ` ${text('compare.whose', { number })}` : '';
  return (
    <ActDialog
      wide
      title={`${title}${whose}`}
      onClose={() => matrix.send({ type: 'person.closeComparison' })}
    >
      <div className={styles.comparison}>
        <Table<Row>
          caption={title}
          sticksFirst
          columns={[
            { key: 'feature', label: text('comparison.feature'), cell: ({ label }) => label },
            ...plans.map((plan) => ({
              key: plan.code,
              label: plan.content[language].name,
              cell: ({ cell }: Row) => cell(plan),
            })),
          ]}
          rows={rows}
          keyOf={({ key }) => key}
        />
      </div>
    </ActDialog>
  );
}

type PriceProps = Pick<PlanMatrixProps, 'actor'> & { code: string; paxIds: readonly string[] };

/** What a plan costs all of these travellers who have a price for it, and how many of several they are. */
function Price(props: PriceProps) {
  const text = useText('planSelection');
  const { money } = useFormats();
  const count = usePriced(props, (cents) => cents.length);
  const total = usePriced(props, (cents) => cents.reduce((sum, one) => sum + one, 0));
  if (count === 0) return text('price.none');
  return (
    <span className={styles.compared}>
      <b>{money(total)}</b>
      {props.paxIds.length > 1 && <span>{text('comparison.for', { count })}</span>}
    </span>
  );
}

const priceFor = (actor: PriceProps['actor'], paxIds: PriceProps['paxIds']) => (plan: CataloguePlan) => (
  <Price actor={actor} code={plan.code} paxIds={paxIds} />
);

/** Reads the prices of a plan that hold, in cents. */
function usePriced({ actor, code, paxIds }: PriceProps, read: (cents: readonly number[]) => number): number {
  return useOfCards(actor, (cards) =>
    read(
      cards
        .map((card) => card.getSnapshot().context)
        .filter(({ offer, priceHolds }) => offer.code === code && paxIds.includes(offer.paxId) && priceHolds)
        .flatMap(({ price }) => price?.premiumTotalCents ?? []),
    ),
  );
}
