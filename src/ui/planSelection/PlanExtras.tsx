import { useSelector } from '@xstate/react';
import { namesOfExtras } from '#domain/plans/offers.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import styles from './planSelection.module.css';
import type { CardProps, PlanSelectionProps } from './planSelectionRef.ts';

/** [PS-047] [PS-087] Benefits and add-ons of a plan; they can be added once the plan is selected. */
export function PlanExtras({ actor, card, plan }: PlanSelectionProps & CardProps) {
  const text = useText('planSelection');
  const { money } = useFormats();
  const language = useLanguage();
  const isSelected = useSelector(card, ({ context }) => context.isSelected);
  const extras = useSelector(card, ({ context }) => context.price?.optionalBenefits ?? none);
  const taken = useSelector(card, ({ context }) => context.benefits);
  const catalogue = useSelector(actor, ({ context }) => context.catalogue);
  if (!isSelected || extras.length === 0 || !catalogue) return null;
  const names = namesOfExtras(plan, catalogue);
  return (
    <div className={styles.extras}>
      <p className={styles.extrasTitle}>{text('extras')}</p>
      <ul className={styles.extraList}>
        {extras.map(({ code, premiumCents }) => {
          const isTaken = taken.includes(code);
          const name = names.get(code)?.[language] ?? code;
          return (
            <li key={code} className={styles.extra}>
              <span>{name}</span>
              <span className={styles.amount}>{money(premiumCents)}</span>
              <Button
                kind="quiet"
                icon={isTaken ? 'check' : 'plus'}
                label={text(isTaken ? 'extra.added.label' : 'extra.add.label', { name })}
                onPress={() => card.send({ type: 'person.toggleBenefit', benefit: code })}
              >
                {text(isTaken ? 'extra.added' : 'extra.add')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const none: readonly { code: string; premiumCents: number; selected: boolean }[] = [];
