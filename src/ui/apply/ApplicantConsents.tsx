import { useSelector } from '@xstate/react';
import { contactOf } from '#domain/apply/applicants.ts';
import { bill96IsAsked } from '#domain/apply/consents.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Checkbox } from '../kit/Checkbox.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { useApplicant } from './applicant.ts';
import { actsOf } from './applyActs.ts';
import type { ApplicantProps } from './applyRef.ts';
import { useProblem } from './problemText.ts';

/** [AP-023] to [AP-026] [AP-028] [AP-029] What one traveller agrees to; the French wording stands before any choice of English. */
export function ApplicantConsents({ actor, paxId }: ApplicantProps) {
  const text = useText('apply');
  const language = useLanguage();
  const asksBill96 = useSelector(actor, ({ context }) => {
    const applicant = context.form.travellers.find((one) => one.paxId === paxId);
    return (
      applicant !== undefined &&
      bill96IsAsked({
        province: contactOf(context.form, applicant).province,
        travellerLanguage: applicant.lang,
      })
    );
  });
  const plan = useSelector(
    actor,
    ({ context }) => context.plans.chosen.find((chosen) => chosen.paxId === paxId) ?? null,
  );
  const eligibility = plan?.eligibilityText?.[language] ?? null;
  const frenchWording = plan?.documents.fr.policy ?? null;
  const consents = useSelector(actor, ({ context }) => context.consents);
  const agreed = useApplicant(actor, paxId, 'eligibilityConsent');
  const bill96 = useApplicant(actor, paxId, 'bill96Consent');
  const problem = useProblem(actor, `eligibilityConsent.${paxId}`);
  const bill96Problem = useProblem(actor, `bill96Consent.${paxId}`);
  const { tickApplicant } = actsOf(actor);
  return (
    <>
      {asksBill96 && frenchWording && (
        <TextLink href={frenchWording.href} newWindow lang="fr-CA">
          {frenchWording.text}
        </TextLink>
      )}
      {asksBill96 && (
        <Checkbox
          id={`bill96Consent.${paxId}`}
          label={text('bill96Consent')}
          more={consents?.[language].bill96.text}
          checked={bill96}
          problem={bill96Problem}
          onChange={tickApplicant}
        />
      )}
      {eligibility !== null && (
        <Checkbox
          id={`eligibilityConsent.${paxId}`}
          label={text('eligibilityConsent')}
          more={eligibility}
          checked={agreed}
          problem={problem}
          onChange={tickApplicant}
        />
      )}
    </>
  );
}
