import { useSelector } from '@xstate/react';
import { contactOf } from '#domain/apply/applicants.ts';
import { bill96IsAsked } from '#domain/apply/consents.ts';
import { eligibilityIsConfirmed } from '#domain/plans/confirmedPlans.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { TextLink } from '../kit/TextLink.tsx';
import { ApplyFields } from './applyFields.ts';
import type { ApplicantProps } from './applyRef.ts';

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
  const isConfirmed = useSelector(actor, ({ context }) => eligibilityIsConfirmed(context.plans, paxId));
  const eligibility = plan?.eligibilityText?.[language] ?? null;
  const frenchWording = plan?.documents.fr.policy ?? null;
  const consents = useSelector(actor, ({ context }) => context.consents);
  return (
    <>
      {asksBill96 && frenchWording && (
        <TextLink href={frenchWording.href} newWindow lang="fr-CA">
          {frenchWording.text}
        </TextLink>
      )}
      {asksBill96 && (
        <ApplyFields.Tick field={`bill96Consent.${paxId}`} more={consents?.[language].bill96.text} />
      )}
      {eligibility !== null &&
        (isConfirmed ? (
          <p>{text('eligibilityConsent.confirmed')}</p>
        ) : (
          <ApplyFields.Tick field={`eligibilityConsent.${paxId}`} more={eligibility} />
        ))}
    </>
  );
}
