import { useSelector } from '@xstate/react';
import { contactOf } from '#domain/apply/applicants.ts';
import { bill96IsAsked } from '#domain/apply/consents.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Checkbox } from '../kit/Checkbox.tsx';
import { useApplicant } from './applicant.ts';
import { actsOf } from './applyActs.ts';
import type { ApplicantProps } from './applyRef.ts';
import { useProblem } from './problemText.ts';

/** [AP-023] [AP-026] [AP-028] [AP-029] What one traveller agrees to. */
export function ApplicantConsents({ actor, paxId }: ApplicantProps) {
  const text = useText('apply');
  const language = useLanguage();
  const asksBill96 = useSelector(actor, ({ context }) => {
    const applicant = context.form.travellers.find((one) => one.paxId === paxId);
    return (
      applicant !== undefined &&
      bill96IsAsked({
        province: contactOf(context.form, applicant).province,
        language,
        flag: context.form.bill96Flag,
        travellerLanguage: applicant.lang,
      })
    );
  });
  const eligibility = useSelector(
    actor,
    ({ context }) =>
      context.plans.chosen.find((plan) => plan.paxId === paxId)?.eligibilityText?.[language] ?? null,
  );
  const consents = useSelector(actor, ({ context }) => context.consents);
  const agreed = useApplicant(actor, paxId, 'eligibilityConsent');
  const bill96 = useApplicant(actor, paxId, 'bill96Consent');
  const problem = useProblem(actor, `eligibilityConsent.${paxId}`);
  const { tickApplicant } = actsOf(actor);
  return (
    <>
      {asksBill96 && (
        <Checkbox
          id={`bill96Consent.${paxId}`}
          label={text('bill96Consent')}
          more={consents?.[language].bill96.text}
          checked={bill96}
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
