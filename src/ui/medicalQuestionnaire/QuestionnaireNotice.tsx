import { useSelector } from '@xstate/react';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Notice } from '../kit/Notice.tsx';
import type { MedicalProps } from './medicalRef.ts';

/** [MQ-012] [MQ-017] Why a plan has no price: the questionnaire was not taken, or what the organization says of the answers. */
export function QuestionnaireNotice({ actor }: Pick<MedicalProps, 'actor'>) {
  const text = useText('medicalQuestionnaire');
  const language = useLanguage();
  const refused = useSelector(actor, ({ context }) => context.questionnaire.mqNotEligible?.[language]);
  const started = useSelector(actor, ({ context }) => context.questionnaire.inProgress !== null);
  if (refused) {
    return (
      <Notice tone="warning" title={refused.title}>
        {refused.text}
      </Notice>
    );
  }
  return <Notice>{text(started ? 'begun' : 'asked')}</Notice>;
}
