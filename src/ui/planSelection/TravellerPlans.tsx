import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { ownValue } from '#domain/ownValue.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { MedicalQuestionnaire } from '../medicalQuestionnaire/MedicalQuestionnaire.tsx';
import { ComparisonButton } from './ComparisonButton.tsx';
import { matrixOf } from './planMatrixRef.ts';
import { PlanCard } from './PlanCard.tsx';
import { RefusedPlans } from './RefusedPlans.tsx';
import styles from './planSelection.module.css';
import { type PlanSelectionProps, useQuestionnaire } from './planSelectionRef.ts';
import { failureText } from './problemText.ts';

type TravellerProps = PlanSelectionProps & { index: number; act?: ReactNode };

/** [QR-025] The plans of one traveller, what is loading of them, or why there are none. */
export function TravellerPlans({ actor, index, act }: TravellerProps) {
  const text = useText('planSelection');
  const traveller = useSelector(actor, ({ context }) => context.offers[index]);
  const isFamily = useSelector(actor, ({ context }) => context.travellers.familyPlans === 'true');
  const problem = useSelector(actor, ({ context }) => ownValue(context.problems, traveller?.paxId ?? ''));
  const failedAlone = useSelector(actor, ({ context }) => !context.serverError);
  const questionnaire = useQuestionnaire(actor, traveller?.paxId ?? '');
  const matrix = useSelector(actor, ({ children }) => matrixOf(children));
  if (!traveller) return null;
  const { paxId, age, isLoading, codes } = traveller;
  /** The texts say 0 as the family. */
  const number = isFamily ? 0 : index + 1;
  const title = isFamily ? text('family', { age }) : text('traveller', { number: index + 1, age });
  return (
    <section
      className={styles.traveller}
      id={`plans-${paxId}`}
      tabIndex={-1}
      aria-labelledby={`plans-${paxId}-title`}
    >
      <div className={styles.travellerHead}>
        <h2 className={styles.travellerTitle} id={`plans-${paxId}-title`}>
          {title}
        </h2>
        <div className={styles.travellerActs}>
          <ComparisonButton
            matrix={matrix}
            paxIds={[paxId]}
            codes={codes}
            label={`${text('compare')} ${text('compare.whose', { number })}`}
          />
          {act}
        </div>
      </div>
      {problem && <p className={styles.missing}>{text(`missing.${problem}`, { number })}</p>}
      {traveller.problem !== null && failedAlone && (
        <Notice
          tone="warning"
          announce
          acts={
            <Button
              label={text('traveller.retry.label', { number })}
              onPress={() => actor.send({ type: 'person.retryTraveller', paxId })}
            >
              {text('traveller.retry')}
            </Button>
          }
        >
          {failureText(text, 'traveller', traveller.problem, number)}
        </Notice>
      )}
      <ul className={styles.cards}>
        {codes.map((code) => (
          <li key={code} className={styles.place}>
            <PlanCard actor={actor} paxId={paxId} code={code} number={number} />
          </li>
        ))}
        {isLoading &&
          codes.length === 0 &&
          [1, 2].map((place) => (
            <li key={place} className={styles.place}>
              <Skeleton shape="card" count={1} silent={place > 1} />
            </li>
          ))}
      </ul>
      {questionnaire && <MedicalQuestionnaire actor={questionnaire} number={index + 1} />}
      <RefusedPlans actor={actor} paxId={paxId} open={codes.length === 0 && !isLoading} />
    </section>
  );
}
