import type { NewAdvisor } from '../calls/advisors/createAdvisor.ts';
import type { AdvisorForm } from './advisorForm.ts';
import { type SelectedSponsor, sentSponsors } from './sponsors.ts';

/** [AD-084] A form that is complete as it is sent, with the selected sponsors; what is empty is left out. */
export function sentAdvisor(
  form: AdvisorForm,
  selected: readonly SelectedSponsor[],
  referenceNumber: string,
): NewAdvisor {
  const given = Object.fromEntries(
    Object.entries(form)
      .map(([field, value]) => [field, value.trim()])
      .filter(([, value]) => value !== ''),
  );
  return {
    ...(given as Omit<NewAdvisor, 'sponsors' | 'referenceNumber'>),
    sponsors: sentSponsors(selected),
    referenceNumber,
  };
}
