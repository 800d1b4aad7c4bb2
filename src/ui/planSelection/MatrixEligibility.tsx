import { useSelector } from '@xstate/react';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { ActDialog } from '../kit/ActDialog.tsx';
import { Checkbox } from '../kit/Checkbox.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import styles from './planMatrix.module.css';
import type { PlanMatrixProps } from './planMatrixRef.ts';

/** [PS-041] [PS-042] [PS-044] Who meets the conditions of the plans that are taken, each for themselves, in one dialog. */
export function MatrixEligibility({ actor, matrix }: PlanMatrixProps) {
  const text = useText('planSelection');
  const language = useLanguage();
  const isOpen = useSelector(matrix, (snapshot) => snapshot.hasTag('dialog'));
  const picks = useSelector(matrix, ({ context }) => context.asked);
  const agreed = useSelector(matrix, ({ context }) => context.agreed);
  const plans = useSelector(actor, ({ context }) => context.catalogue?.plans ?? none);
  const offers = useSelector(actor, ({ context }) => context.offers);
  if (!isOpen) return null;
  const asked = picks.map(({ paxId }) => paxId);
  const missing = asked.filter((paxId) => !agreed.includes(paxId));
  const agree = (checked: boolean, paxIds: readonly string[]) =>
    matrix.send({ type: checked ? 'person.agreeFor' : 'person.disagreeFor', paxIds });
  return (
    <ActDialog
      title={text('matrix.eligibility.title')}
      onClose={() => matrix.send({ type: 'person.closeEligibility' })}
      act={{
        label: text('matrix.eligibility.confirm'),
        reason: missing.length > 0 ? text('matrix.eligibility.block', { count: missing.length }) : null,
        onPress: () => matrix.send({ type: 'person.confirmPlans' }),
      }}
    >
      <FieldStack>
        {plans
          .filter(({ code }) => picks.some((pick) => pick.code === code))
          .map(({ code, content }) => (
            <div key={code}>
              <h3 className={styles.plan}>{content[language].name}</h3>
              <p>{content[language].eligibility}</p>
            </div>
          ))}
        {asked.length > 1 && (
          <Checkbox
            id="eligibility.everybody"
            label={<b>{text('matrix.eligibility.everybody', { count: asked.length })}</b>}
            checked={missing.length === 0}
            onChange={(checked) => agree(checked, asked)}
          />
        )}
        <ul className={styles.people}>
          {offers.flatMap(({ paxId, age }, index) =>
            asked.includes(paxId) ? (
              <li key={paxId}>
                <Checkbox
                  id={`eligibility.${paxId}`}
                  label={text('matrix.eligibility.agree', { number: index + 1, age })}
                  checked={agreed.includes(paxId)}
                  onChange={(checked) => agree(checked, [paxId])}
                />
              </li>
            ) : (
              []
            ),
          )}
        </ul>
      </FieldStack>
    </ActDialog>
  );
}

const none: readonly never[] = [];
