import { useSelector } from '@xstate/react';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { ActDialog } from '../kit/ActDialog.tsx';
import { Checkbox } from '../kit/Checkbox.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import type { CardProps } from './planSelectionRef.ts';

/** [PS-041] [PS-042] [PS-044] Who is eligible for a plan, to be agreed to before it is selected. */
export function EligibilityDialog({ card, plan }: CardProps) {
  const text = useText('planSelection');
  const language = useLanguage();
  const agreed = useSelector(card, (snapshot) =>
    snapshot.matches({ dialog: { readingEligibility: 'agreed' } }),
  );
  const { name, eligibility } = plan.content[language];
  return (
    <ActDialog
      title={text('eligibility.title', { name })}
      onClose={() => card.send({ type: 'person.closeDialog' })}
      act={{
        label: text('select'),
        reason: agreed ? null : text('eligibility.block'),
        onPress: () => card.send({ type: 'person.confirmSelection' }),
      }}
    >
      <FieldStack>
        <p>{eligibility}</p>
        <Checkbox
          id={`eligibility.${plan.code}`}
          label={text('eligibility.agree')}
          checked={agreed}
          onChange={(checked) => card.send({ type: checked ? 'person.agree' : 'person.disagree' })}
        />
      </FieldStack>
    </ActDialog>
  );
}
