import { useSelector } from '@xstate/react';
import { outcomeOf } from '#domain/plans/earlierPlans.ts';
import type { EarlierPlan } from '#domain/plans/plansForm.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Notice } from '../kit/Notice.tsx';
import styles from './planSelection.module.css';
import type { PlanSelectionProps } from './planSelectionRef.ts';
import { reasonText } from '../summary/refusalReason.ts';

const none: readonly EarlierPlan[] = [];

/** What the plans that were chosen for another trip cost now, and which of them can no longer be had, and why. */
export function EarlierPlans({ actor }: PlanSelectionProps) {
  const text = useText('planSelection');
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('choosing'));
  const earlier = useSelector(actor, ({ context }) => context.form.earlier ?? none);
  const chosen = useSelector(actor, ({ context }) => context.form.chosen);
  const offers = useSelector(actor, ({ context }) => context.offers);
  if (!isOpen || earlier.length === 0) return null;
  const plans = offers.flatMap((offer, index) => {
    const plan = earlier.find(({ paxId }) => paxId === offer.paxId);
    return plan ? [{ plan, number: index + 1, outcome: outcomeOf(plan, offer, chosen) }] : [];
  });
  const isLost = plans.some(({ outcome }) => outcome === 'gone' || outcome === 'unpriced');
  return (
    <Notice tone={isLost ? 'warning' : 'info'} title={text('earlier.title')} announce>
      <ul className={styles.earlier}>
        {plans.map(({ plan, number, outcome }) => (
          <li key={plan.paxId}>
            <Outcome actor={actor} plan={plan} number={number} outcome={outcome} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type OutcomeProps = PlanSelectionProps & {
  plan: EarlierPlan;
  number: number;
  outcome: ReturnType<typeof outcomeOf>;
};

function Outcome({ actor, plan, number, outcome }: OutcomeProps) {
  const text = useText('planSelection');
  const formats = useFormats();
  const language = useLanguage();
  const isFamily = useSelector(actor, ({ context }) => context.travellers.familyPlans === 'true');
  const nowCents = useSelector(
    actor,
    ({ context }) => context.form.chosen.find(({ paxId }) => paxId === plan.paxId)?.premiumTotalCents,
  );
  const refused = useSelector(actor, ({ context }) =>
    context.recommendation?.paxes
      .find(({ referenceNumber }) => referenceNumber === plan.paxId)
      ?.refused?.find(({ code }) => code === plan.code),
  );
  const before = formats.money(plan.premiumTotalCents);
  const refusal = () => (refused ? reasonText(text, formats, refused) : text('earlier.notOffered'));
  const said = {
    priced: () =>
      nowCents === plan.premiumTotalCents
        ? text('earlier.same', { price: before })
        : text('earlier.priced', { before, now: formats.money(nowCents ?? 0) }),
    waiting: () => text('earlier.waiting', { before }),
    unpriced: () => text('earlier.unpriced', { before }),
    gone: () => `${refusal()} ${text('earlier.chooseAnother', { before })}`,
  };
  const who = isFamily ? text('earlier.family') : text('earlier.traveller', { number });
  return (
    <>
      <b>{text('earlier.plan', { who, plan: plan.name[language] })}</b> <span>{said[outcome]()}</span>
    </>
  );
}
