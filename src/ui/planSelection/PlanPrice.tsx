import { useSelector } from '@xstate/react';
import { undiscountedCents } from '#domain/plans/priceLines.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import { Said } from '../kit/Said.tsx';
import { Spinner } from '../kit/Spinner.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { reasonText } from '../summary/refusalReason.ts';
import { OpenWorksheet } from './OpenWorksheet.tsx';
import { PriceLines } from './PriceLines.tsx';
import { PriceReach } from './PriceReach.tsx';
import own from './planPrice.module.css';
import styles from './planSelection.module.css';
import {
  type CardProps,
  type PlanSelectionProps,
  priceFailed,
  priceUnreachable,
} from './planSelectionRef.ts';
import { failureText } from './problemText.ts';

type PriceProps = PlanSelectionProps & CardProps & { number: number };

/**
 * [PS-048] [PS-058] [PS-076] The price of a card. While it is calculated the older one stays in its place, dimmed, until
 * the new one settles; where it could not be calculated, none shows.
 */
export function PlanPrice({ actor, card, plan, number }: PriceProps) {
  const text = useText('planSelection');
  const { money } = useFormats();
  const calculating = useSelector(card, (snapshot) => snapshot.hasTag('calculating'));
  const failed = useSelector(card, priceFailed);
  const price = useSelector(card, ({ context }) => context.price);
  const holds = useSelector(card, ({ context }) => context.priceHolds);
  const shown = failed ? null : price;
  const before = shown && undiscountedCents(shown);
  const settled = holds && price ? text('price.settled', { price: money(price.premiumTotalCents) }) : '';
  return (
    <div className={styles.price} data-holds={holds || undefined}>
      {shown && <PriceLines actor={actor} plan={plan} price={shown} />}
      <div className={styles.total}>
        {calculating ? (
          <div aria-hidden="true">
            <Spinner label={text('price.calculating')} />
          </div>
        ) : (
          <span className={styles.totalLabel}>{text('price.total')}</span>
        )}
        <span className={styles.figure}>
          {before !== null && (
            <>
              <s className={own.before} aria-hidden="true">
                {money(before)}
              </s>
              <VisuallyHidden>{`${text('price.before', { price: money(before) })} `}</VisuallyHidden>
            </>
          )}
          <span>{shown ? money(shown.premiumTotalCents) : text('price.none')}</span>
        </span>
      </div>
      <div className={own.beside}>
        {holds ? <PriceReach card={card} plan={plan} /> : <span />}
        <OpenWorksheet actor={actor} card={card} plan={plan} number={number} />
      </div>
      {failed && <FailedPrice card={card} plan={plan} number={number} />}
      <LiveMessage message={calculating ? text('price.calculating') : settled} />
    </div>
  );
}

/** [QR-025] Why there is no price; by a rule of the plan, its values and what would pass. */
function FailedPrice({ card, plan, number }: CardProps & { number: number }) {
  const text = useText('planSelection');
  const formats = useFormats();
  const { name } = plan.content[useLanguage()];
  const unreachable = useSelector(card, priceUnreachable);
  const { problem, refusal } = useSelector(card, ({ context }) => context);
  const told = refusal
    ? `${name} ${reasonText(text, formats, refusal)}`
    : failureText(text, 'plan', problem ?? '', number);
  return (
    <div className={styles.failed}>
      <p>{unreachable ? text('price.unreachable') : told}</p>
      <Said code={problem} />
      <Button kind="quiet" onPress={() => card.send({ type: 'person.retryPricing' })}>
        {text('price.retry')}
      </Button>
    </div>
  );
}
