import { useSelector } from '@xstate/react';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { reasonText } from '../summary/refusalReason.ts';
import { MatrixPrice } from './MatrixPrice.tsx';
import { useCard, usePlan } from './planSelectionRef.ts';
import styles from './planMatrix.module.css';
import { selectionBlockOf } from './PlanActs.tsx';
import { picksForAll, type PlanMatrixProps, useSomeCard } from './planMatrixRef.ts';

type CellProps = PlanMatrixProps & { paxId: string; code: string; number: number };

/** What a plan costs a traveller, to be taken; or why it cannot be. */
export function MatrixCell(props: CellProps) {
  const { actor, paxId, code } = props;
  const card = useCard(actor, paxId, code);
  const plan = usePlan(actor, code);
  const isLoading = useSelector(actor, ({ context }) =>
    context.offers.some((offer) => offer.paxId === paxId && offer.isLoading),
  );
  if (card && plan) return <MatrixPrice {...props} card={card} plan={plan} />;
  return isLoading ? <Skeleton shape="lines" count={1} silent /> : <NotOffered {...props} />;
}

/** By which rule a traveller cannot have the plan; none is known of one that is not sold to people like this. */
function NotOffered({ actor, paxId, code }: CellProps) {
  const text = useText('planSelection');
  const formats = useFormats();
  const recommendation = useSelector(actor, ({ context }) => context.recommendation);
  const refused = recommendation?.paxes
    .find(({ referenceNumber }) => referenceNumber === paxId)
    ?.refused?.find((plan) => plan.code === code);
  return (
    <span className={styles.reason}>
      {refused
        ? text('matrix.notPossible', { reason: reasonText(text, formats, refused) })
        : text('matrix.notOffered')}
    </span>
  );
}

/** Gives a plan to everybody who can have it. */
export function Everybody({ actor, matrix, code }: PlanMatrixProps & { code: string }) {
  const text = useText('planSelection');
  const language = useLanguage();
  const plan = usePlan(actor, code);
  const canBeHad = useSomeCard(
    actor,
    (card) =>
      card.context.offer.code === code && (card.context.isSelected || selectionBlockOf(card) === null),
  );
  return (
    <Button
      label={text('matrix.forAll.label', { name: plan?.content[language].name ?? code })}
      reason={canBeHad ? null : text('matrix.forAll.nobody')}
      reasonHidden
      onPress={() => {
        const picks = picksForAll(actor, code);
        if (picks.length > 0) matrix.send({ type: 'person.choosePlans', picks });
      }}
    >
      {text('matrix.forAll')}
    </Button>
  );
}
