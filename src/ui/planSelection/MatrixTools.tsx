import { useSelector } from '@xstate/react';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Select } from '../kit/Select.tsx';
import { ComparisonButton } from './ComparisonButton.tsx';
import styles from './planMatrix.module.css';
import { cardsOf, type PlanMatrixProps } from './planMatrixRef.ts';

/** One deductible for all plans, the comparison of the plans, and the way to the cards. */
export function MatrixTools({ actor, matrix }: PlanMatrixProps) {
  const text = useText('planSelection');
  const offers = useSelector(actor, ({ context }) => context.offers);
  return (
    <div className={styles.tools}>
      <Deductible actor={actor} matrix={matrix} />
      <span>
        <ComparisonButton
          matrix={matrix}
          paxIds={offers.map(({ paxId }) => paxId)}
          codes={offers.flatMap(({ codes }) => codes)}
        />
        <Button kind="quiet" onPress={() => matrix.send({ type: 'person.showCards' })}>
          {text('matrix.showCards')}
        </Button>
      </span>
    </div>
  );
}

function Deductible({ actor, matrix }: PlanMatrixProps) {
  const text = useText('planSelection');
  const formats = useFormats();
  const language = useLanguage();
  const value = useSelector(matrix, ({ context }) => context.deductible);
  const plans = useSelector(actor, ({ context }) => context.catalogue?.plans);
  const offers = useSelector(actor, ({ context }) => context.offers);
  const offered = new Set(offers.flatMap(({ codes }) => codes));
  const labels = new Map(
    (plans ?? [])
      .filter(({ code }) => offered.has(code))
      .flatMap(({ content }) => content[language].deductibles.map((one) => [one.value, one.label] as const)),
  );
  if (labels.size === 0) return null;
  return (
    <Select
      id="deductibleForAll"
      label={text('matrix.deductible')}
      placeholder={text('matrix.deductible.own')}
      width="medium"
      value={value}
      options={[...labels]
        .toSorted(([one], [other]) => one - other)
        .map(([amount, label]) => ({ value: String(amount), label: label ?? formats.number(amount) }))}
      onChoose={(deductible) =>
        matrix.send({ type: 'person.changeDeductible', deductible, cards: cardsWith(actor, deductible) })
      }
    />
  );
}

/** The cards on which this deductible can be chosen. */
function cardsWith(actor: PlanMatrixProps['actor'], deductible: string) {
  return cardsOf(actor)
    .map((card) => card.getSnapshot().context.offer)
    .filter(({ deductibles }) =>
      deductibles.some(({ value, isDisabled }) => !isDisabled && String(value) === deductible),
    )
    .map(({ paxId, code }) => ({ paxId, code }));
}
