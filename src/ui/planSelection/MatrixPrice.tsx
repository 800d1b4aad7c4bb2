import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Icon } from '../kit/Icon.tsx';
import { selectionBlockOf } from './PlanActs.tsx';
import { MatrixBarred } from './MatrixQuestionnaire.tsx';
import { type CardProps, type CardSnapshot, priceFailed, priceUnreachable } from './planSelectionRef.ts';
import styles from './planMatrix.module.css';
import { pickOf, type PlanMatrixProps } from './planMatrixRef.ts';

type PriceProps = PlanMatrixProps & CardProps & { paxId: string; number: number };

/** What a plan that is laid out costs a traveller; or what it needs before it has a price. */
export function MatrixPrice(props: PriceProps) {
  const { actor, card, plan, paxId, number } = props;
  const text = useText('planSelection');
  const block = useSelector(card, selectionBlockOf);
  const asks = useSelector(card, askOf);
  if (block === 'disabled') {
    return <MatrixBarred actor={actor} card={card} plan={plan} paxId={paxId} number={number} />;
  }
  if (block === 'valuesMissing' && asks === null) {
    return <span className={styles.reason}>{text('matrix.block.valuesMissing')}</span>;
  }
  return <PriceButton {...props} />;
}

/** How a price is asked for that a person must ask for; null while it is there or on its way. */
function askOf(snapshot: CardSnapshot) {
  if (priceFailed(snapshot)) return 'person.retryPricing';
  return snapshot.can({ type: 'person.calculatePremium' }) ? 'person.calculatePremium' : null;
}

/** What the button of a price shows, and how it is named. */
function usePriceWords({ card, plan, number }: PriceProps) {
  const text = useText('planSelection');
  const { money } = useFormats();
  const { name } = plan.content[useLanguage()];
  const asks = useSelector(card, askOf);
  const isCalculating = useSelector(card, (snapshot) => snapshot.hasTag('calculating'));
  const isUnreachable = useSelector(card, priceUnreachable);
  const isSelected = useSelector(card, ({ context }) => context.isSelected);
  const cents = useSelector(card, ({ context }) => context.price?.premiumTotalCents ?? null);
  const price = cents === null ? '' : money(cents);
  const missing = text(isUnreachable ? 'matrix.unreachable' : 'price.none');
  const reason = isSelected ? `${text('selected')}. ${missing}` : missing;
  const told = { name, number, price: isCalculating ? text('price.calculating') : price };
  const label =
    asks === null ? text('matrix.price.label', told) : text('matrix.retry.label', { name, number, reason });
  return { label, price, isCalculating, missing, retry: text('matrix.retry') };
}

/** One button whatever becomes of the price, so that the focus stays on it. */
function PriceButton(props: PriceProps) {
  const { matrix, card, plan, paxId } = props;
  const block = useSelector(card, selectionBlockOf);
  const asks = useSelector(card, askOf);
  const isSelected = useSelector(card, ({ context }) => context.isSelected);
  const words = usePriceWords(props);
  const isThere = asks === null;
  const press = () => {
    if (asks) card.send({ type: asks });
    else if (block === null && isSelected)
      matrix.send({ type: 'person.givePlanBack', paxId, code: plan.code });
    else if (block === null) matrix.send({ type: 'person.choosePlans', picks: [pickOf(card)] });
  };
  return (
    <button
      className={styles.cell}
      type="button"
      data-asks={isThere ? undefined : true}
      aria-pressed={isThere ? isSelected : undefined}
      aria-disabled={(isThere && block !== null) || undefined}
      aria-label={words.label}
      onClick={press}
    >
      {isSelected && <Icon name="check" size={16} />}
      {isThere ? (
        <Figure turns={words.isCalculating}>{words.price}</Figure>
      ) : (
        <span className={styles.lost}>
          <span>{words.missing}</span> <b>{words.retry}</b>
        </span>
      )}
    </button>
  );
}

/** A figure keeps its place while a ring turns over it. */
function Figure({ turns, children }: { turns: boolean; children: ReactNode }) {
  return (
    <span className={styles.figure} data-turns={turns || undefined}>
      <span>{children}</span>
      {turns && <span className={styles.ring} aria-hidden="true" />}
    </span>
  );
}
