import { useSelector } from '@xstate/react';
import type { CataloguePlan } from '#domain/plans/bilingualCatalogue.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { selectionBlockOf } from './PlanActs.tsx';
import { MatrixBarred } from './MatrixQuestionnaire.tsx';
import { type ProductCardRef, useCard, usePlan } from './planSelectionRef.ts';
import { reasonText } from '../summary/refusalReason.ts';
import styles from './planMatrix.module.css';
import { picksForAll, pickOf, type PlanMatrixProps } from './planMatrixRef.ts';

type CellProps = PlanMatrixProps & { paxId: string; code: string; number: number };

/** What a plan costs a traveller, to be taken; or why it cannot be. */
export function MatrixCell(props: CellProps) {
  const { actor, paxId, code } = props;
  const card = useCard(actor, paxId, code);
  const plan = usePlan(actor, code);
  const isLoading = useSelector(actor, ({ context }) =>
    context.offers.some((offer) => offer.paxId === paxId && offer.isLoading),
  );
  if (card && plan) return <Offered {...props} card={card} plan={plan} />;
  return isLoading ? <Skeleton shape="lines" count={1} silent /> : <NotOffered {...props} />;
}

type OfferedProps = CellProps & { card: ProductCardRef; plan: CataloguePlan };

function Offered({ actor, matrix, card, plan, paxId, number }: OfferedProps) {
  const text = useText('planSelection');
  const { money } = useFormats();
  const language = useLanguage();
  const block = useSelector(card, selectionBlockOf);
  const isSelected = useSelector(card, ({ context }) => context.isSelected);
  const failed = useSelector(card, (snapshot) => snapshot.matches({ price: { offered: 'unpriced' } }));
  const cents = useSelector(card, ({ context }) => context.price?.premiumTotalCents ?? 0);
  const values = { name: plan.content[language].name, number };
  if (failed) {
    return (
      <Button
        kind="quiet"
        label={text('matrix.retry.label', values)}
        onPress={() => card.send({ type: 'person.retryPricing' })}
      >
        {text('matrix.retry')}
      </Button>
    );
  }
  if (block === 'disabled') {
    return <MatrixBarred actor={actor} card={card} plan={plan} paxId={paxId} number={number} />;
  }
  if (block === 'valuesMissing') {
    return <span className={styles.reason}>{text('matrix.block.valuesMissing')}</span>;
  }
  const price = money(cents);
  return (
    <button
      className={styles.cell}
      type="button"
      aria-pressed={isSelected}
      aria-disabled={block !== null || undefined}
      aria-label={text('matrix.price.label', { ...values, price })}
      onClick={() => {
        if (block !== null) return;
        const pick = pickOf(card);
        if (isSelected) matrix.send({ type: 'person.givePlanBack', paxId, code: pick.code });
        else matrix.send({ type: 'person.choosePlans', picks: [pick] });
      }}
    >
      {isSelected && <Icon name="check" size={16} />}
      {price}
    </button>
  );
}

/** By which rule a traveller cannot have the plan. */
function NotOffered({ actor, paxId, code }: CellProps) {
  const text = useText('planSelection');
  const formats = useFormats();
  const recommendation = useSelector(actor, ({ context }) => context.recommendation);
  const refused = recommendation?.paxes
    .find(({ referenceNumber }) => referenceNumber === paxId)
    ?.refused?.find((plan) => plan.code === code);
  return (
    <span className={styles.reason}>
      {text('matrix.notOffered')} {refused && reasonText(text, formats, refused)}
    </span>
  );
}

/** Gives a plan to everybody who can have it. */
export function Everybody({ actor, matrix, code }: PlanMatrixProps & { code: string }) {
  const text = useText('planSelection');
  const language = useLanguage();
  const plan = usePlan(actor, code);
  return (
    <Button
      label={text('matrix.forAll.label', { name: plan?.content[language].name ?? code })}
      onPress={() => {
        const picks = picksForAll(actor, code);
        if (picks.length > 0) matrix.send({ type: 'person.choosePlans', picks });
      }}
    >
      {text('matrix.forAll')}
    </Button>
  );
}
