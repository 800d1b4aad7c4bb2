import { useSelector } from '@xstate/react';
import { isAgencyOrBroker } from '#domain/organizations.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import { Said } from '../kit/Said.tsx';
import { Spinner } from '../kit/Spinner.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import styles from './planSelection.module.css';
import type { PlanSelectionProps, ProductCardRef } from './planSelectionRef.ts';
import { failureText } from './problemText.ts';

/** [PS-048] [PS-058] [PS-076] The price of a card. An older one stays in its place, dimmed, until the new one settles. */
export function PlanPrice({ actor, card }: PlanSelectionProps & { card: ProductCardRef }) {
  const text = useText('planSelection');
  const { money } = useFormats();
  const showsBreakdown = useSelector(actor, ({ context }) =>
    isAgencyOrBroker(context.facts.organizationCategory),
  );
  const calculating = useSelector(card, (snapshot) => snapshot.hasTag('calculating'));
  const failed = useSelector(card, (snapshot) => snapshot.matches({ price: { offered: 'unpriced' } }));
  const price = useSelector(card, ({ context }) => context.price);
  const holds = useSelector(card, ({ context }) => context.priceHolds);
  const problem = useSelector(card, ({ context }) => context.problem);
  const settled = holds && price ? text('price.settled', { price: money(price.premiumTotalCents) }) : '';
  return (
    <div className={styles.price} data-holds={holds || undefined}>
      {showsBreakdown && price && price.adjustments.length > 0 && (
        <SummaryList
          amounts
          rows={[
            { key: 'premium', label: text('premium'), value: money(price.premiumCents) },
            ...price.adjustments.map(({ breakdownType, amountCents }) => ({
              key: breakdownType,
              label: text(`adjustment.${breakdownType}`),
              value: money(amountCents),
            })),
          ]}
        />
      )}
      <div className={styles.total}>
        {calculating ? (
          <div aria-hidden="true">
            <Spinner label={text('price.calculating')} />
          </div>
        ) : (
          <span className={styles.totalLabel}>{text('price.total')}</span>
        )}
        <span className={styles.figure}>{price ? money(price.premiumTotalCents) : text('price.none')}</span>
      </div>
      {failed && (
        <div className={styles.failed}>
          <p>{failureText(text, 'plan', problem ?? '')}</p>
          <Said code={problem} />
          <Button kind="quiet" onPress={() => card.send({ type: 'person.retryPricing' })}>
            {text('price.retry')}
          </Button>
        </div>
      )}
      <LiveMessage message={calculating ? text('price.calculating') : settled} />
    </div>
  );
}
