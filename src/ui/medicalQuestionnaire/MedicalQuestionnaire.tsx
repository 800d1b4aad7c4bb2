import { useSelector } from '@xstate/react';
import { useLanguage } from '../../text/useLanguage.ts';
import { lateOverlay } from '../kit/latePiece.ts';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import type { MedicalProps } from './medicalRef.ts';

const MedicalDialog = lateOverlay(async () => (await import('./MedicalDialog.tsx')).MedicalDialog);

/** The dialog of a traveller’s medical questionnaire while it is open, and what is said once of answers that bar plans. */
export function MedicalQuestionnaire(props: MedicalProps) {
  const language = useLanguage();
  const isOpen = useSelector(props.actor, (snapshot) => snapshot.hasTag('dialog'));
  const refused = useSelector(props.actor, ({ context: { questionnaire } }) =>
    questionnaire.mqEligible ? null : (questionnaire.mqNotEligible?.[language] ?? null),
  );
  return (
    <>
      {isOpen && <MedicalDialog {...props} />}
      <LiveMessage message={refused && !isOpen ? `${refused.title} ${refused.text}` : ''} />
    </>
  );
}
