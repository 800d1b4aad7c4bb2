import { useSelector } from '@xstate/react';
import type { ApplicantForm } from '#domain/apply/applyForm.ts';
import type { ApplyRef } from './applyRef.ts';

/** One value of one traveller's form. */
export function useApplicant<Field extends keyof ApplicantForm>(
  actor: ApplyRef,
  paxId: string,
  field: Field,
): ApplicantForm[Field] {
  return useSelector(actor, ({ context }) => {
    const applicant = context.form.travellers.find((one) => one.paxId === paxId);
    if (!applicant) throw new Error(`There is no traveller ${paxId}`);
    return applicant[field];
  });
}
