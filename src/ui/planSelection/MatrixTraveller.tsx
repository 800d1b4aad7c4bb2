import { useSelector } from '@xstate/react';
import { ownValue } from '#domain/ownValue.ts';
import type { TravellerOffers } from '#machines/planSelection/planSelection.types.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { EditAnswers } from './MatrixQuestionnaire.tsx';
import type { PlanSelectionProps } from './planSelectionRef.ts';
import { failureText } from './problemText.ts';
import styles from './planMatrix.module.css';

type MatrixTravellerProps = PlanSelectionProps & { traveller: TravellerOffers; number: number };

/** [QR-025] Who a row is, and why there are no plans or no choice yet; the error summary leads here. */
export function MatrixTraveller({ actor, traveller, number }: MatrixTravellerProps) {
  const text = useText('planSelection');
  const { paxId, age, problem } = traveller;
  const missing = useSelector(actor, ({ context }) => ownValue(context.problems, paxId));
  const failedAlone = useSelector(actor, ({ context }) => !context.serverError);
  return (
    <div className={styles.who} id={`plans-${paxId}`} tabIndex={-1}>
      <span>{text('matrix.who', { number, age })}</span>
      <EditAnswers actor={actor} paxId={paxId} number={number} />
      {missing && <span className={styles.missing}>{text(`missing.${missing}`, { number })}</span>}
      {problem !== null && failedAlone && (
        <>
          <span className={styles.missing}>{failureText(text, 'traveller', problem, number)}</span>
          <Button
            kind="quiet"
            label={text('traveller.retry.label', { number })}
            onPress={() => actor.send({ type: 'person.retryTraveller', paxId })}
          >
            {text('traveller.retry')}
          </Button>
        </>
      )}
    </div>
  );
}
