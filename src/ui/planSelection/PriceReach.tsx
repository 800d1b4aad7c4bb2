import { useSelector } from '@xstate/react';
import { priceReachOf } from '#domain/plans/priceReach.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import styles from './planPrice.module.css';
import type { CardProps } from './planSelectionRef.ts';

/** What the price of a card is for: days, people, and what of it is one day's; and in which money. */
export function PriceReach({ card, plan }: Pick<CardProps, 'card' | 'plan'>) {
  const text = useText('planSelection');
  const { money } = useFormats();
  const price = useSelector(card, ({ context }) => context.price);
  const offer = useSelector(card, ({ context }) => context.offer);
  const question = useSelector(card, ({ context }) => context.question);
  if (!price) return null;
  const { kind, days, perDayCents, tripDays, coveredDays, people } = priceReachOf(
    question,
    offer,
    plan,
    price,
  );
  const perDay = money(perDayCents ?? 0);
  const reach = {
    trip: text('reach.trip', { days, perDay }),
    eachTrip: text('reach.eachTrip', { days }),
    cancellation: text('reach.cancellation'),
    topUp: text('reach.topUp', { days, perDay, tripDays, coveredDays }),
  };
  const saved = (price.singlesTotalCents ?? 0) - price.premiumTotalCents;
  return (
    <p className={styles.reach}>
      {people > 1 && <span>{text('reach.family', { people })}</span>}
      {people > 1 && saved > 0 && <b>{text('reach.familySaves', { saved: money(saved) })}</b>}
      <span>{reach[kind]}</span>
      <span>{text('reach.money')}</span>
    </p>
  );
}
