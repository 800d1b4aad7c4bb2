import { useSelector } from '@xstate/react';
import {
  calculationBlock,
  questionnaireAct,
  questionnaireBar,
  selectionBlock,
} from '#domain/plans/productCard.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { MedicalRef } from '../medicalQuestionnaire/medicalRef.ts';
import { QuestionnaireButton } from '../medicalQuestionnaire/QuestionnaireButton.tsx';
import styles from './planSelection.module.css';
import { type CardProps, type CardSnapshot, priceFailed, type ProductCardRef } from './planSelectionRef.ts';

type ActsProps = CardProps & { number: number; questionnaire: MedicalRef | undefined };

/** [MQ-008] [MQ-009] [PS-040] [PS-045] [PS-046] [PS-049] What can be done with a plan. */
export function PlanActs({ card, plan, number, questionnaire }: ActsProps) {
  const text = useText('planSelection');
  const language = useLanguage();
  const isSelected = useSelector(card, ({ context }) => context.isSelected);
  const isCoverMe = useSelector(card, ({ context }) => context.offer.variant === 'COVER_ME');
  const bar = useSelector(card, ({ context }) => questionnaireBar(context.offer));
  const act = useSelector(card, ({ context }) => questionnaireAct(context.offer));
  const block = useSelector(card, selectionBlockOf);
  const failed = useSelector(card, priceFailed);
  const name = plan.content[language].name;
  const label = (key: 'select' | 'remove' | 'calculate' | 'details') =>
    text(`${key}.label`, { name, number });
  return (
    <div className={styles.acts}>
      {isSelected && (
        <span className={styles.selected}>
          <Icon name="success" />
          <span>{text('selected')}</span>
        </span>
      )}
      {/* One element for both, so that the focus stays on it when the plan is taken or given back. */}
      <Button
        kind={isSelected ? 'quiet' : 'secondary'}
        label={label(isSelected ? 'remove' : 'select')}
        reason={isSelected ? null : bar ? text(`bar.${bar}`) : block && text(`block.${block}`)}
        reasonHidden={bar !== null || failed}
        onPress={() => card.send({ type: isSelected ? 'person.deselect' : 'person.select' })}
      >
        {text(isSelected ? 'remove' : 'select')}
      </Button>
      {isCoverMe && <Calculate card={card} label={label('calculate')} />}
      {act && questionnaire && (
        <QuestionnaireButton actor={questionnaire} number={number} act={act} plan={name} />
      )}
      <span className={styles.details}>
        <Button
          kind="quiet"
          label={label('details')}
          onPress={() => card.send({ type: 'person.openDetails' })}
        >
          {text('details')}
        </Button>
      </span>
    </div>
  );
}

/** [PS-045] Why the plan of a card cannot be selected now, or null. */
export function selectionBlockOf(snapshot: CardSnapshot) {
  const { offer, params, price, priceHolds } = snapshot.context;
  const totalCents = price?.premiumTotalCents ?? 0;
  return selectionBlock({
    offer,
    params,
    totalCents,
    priceHolds,
    isCalculating: snapshot.hasTag('calculating'),
  });
}

function calculationBlockOf(snapshot: CardSnapshot) {
  const { offer, params, priceHolds } = snapshot.context;
  return calculationBlock({
    offer,
    params,
    hasChanged: !priceHolds,
    isCalculating: snapshot.hasTag('calculating'),
  });
}

/** [PS-049] [PS-050] to [PS-057] */
function Calculate({ card, label }: { card: ProductCardRef; label: string }) {
  const text = useText('planSelection');
  const bar = useSelector(card, ({ context }) => questionnaireBar(context.offer));
  const block = useSelector(card, calculationBlockOf);
  return (
    <Button
      label={label}
      reason={bar ? text(`bar.${bar}`) : block && text(`calculationBlock.${block}`)}
      reasonHidden={bar !== null || block === 'nothingChanged' || block === 'calculating'}
      onPress={() => card.send({ type: 'person.calculatePremium' })}
    >
      {text('calculate')}
    </Button>
  );
}
