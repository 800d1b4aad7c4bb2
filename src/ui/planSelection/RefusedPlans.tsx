import { useSelector } from '@xstate/react';
import type { RefusedPlan } from '#domain/calls/shapes/quoteAnswer.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Accordion } from '../kit/Accordion.tsx';
import { reasonText } from '../summary/refusalReason.ts';
import styles from './planSelection.module.css';
import type { PlanSelectionProps } from './planSelectionRef.ts';

type RefusedPlansProps = PlanSelectionProps & { paxId: string; open: boolean };

/** Which plans a traveller cannot have, by which rule, and what would pass; nothing where no plan refuses. */
export function RefusedPlans({ actor, paxId, open }: RefusedPlansProps) {
  const text = useText('planSelection');
  const formats = useFormats();
  const language = useLanguage();
  const recommendation = useSelector(actor, ({ context }) => context.recommendation);
  const isFamily = useSelector(actor, ({ context }) => context.travellers.familyPlans === 'true');
  const plans = useSelector(actor, ({ context }) => context.catalogue?.plans);
  const refused =
    recommendation?.paxes.find(({ referenceNumber }) => referenceNumber === paxId)?.refused ?? [];
  if (refused.length === 0) return null;
  const nameOf = ({ code }: RefusedPlan) =>
    plans?.find((plan) => plan.code === code)?.content[language].name ?? code;
  return (
    <Accordion
      name={`refused-${paxId}`}
      panels={[
        {
          key: 'refused',
          open,
          title: text(isFamily ? 'refused.family' : 'refused', { count: refused.length }),
          body: (
            <ul className={styles.refused}>
              {refused.map((plan) => (
                <li key={plan.code}>
                  <b>{nameOf(plan)}</b> <span>{reasonText(text, formats, plan)}</span>
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
