import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { usePlan } from './planSelectionRef.ts';
import type { PlanMatrixProps } from './planMatrixRef.ts';

/** [PS-040] The name of a plan over its column, which leads to its details. */
export function MatrixHeading({ actor, matrix, code }: PlanMatrixProps & { code: string }) {
  const text = useText('planSelection');
  const language = useLanguage();
  const name = usePlan(actor, code)?.content[language].name ?? code;
  return (
    <Button
      kind="quiet"
      label={text('matrix.details.label', { name })}
      onPress={() => matrix.send({ type: 'person.openDetails', code })}
    >
      {name}
    </Button>
  );
}
