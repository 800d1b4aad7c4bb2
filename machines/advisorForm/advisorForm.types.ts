import type { AdvisorField, AdvisorForm, advisorForm } from '#domain/advisors/advisorForm.ts';
import type { SelectedSponsor } from '#domain/advisors/sponsors.ts';
import type { StoredAdvisor } from '#domain/calls/shapes/advisor.ts';
import type { Language } from '#domain/locales.ts';
import type { UserType } from '#domain/permissions/roles.ts';
import type { FillEvent, LeaveFieldEvent } from '../forms/formPart.ts';
import type { AdvisorCodeNews } from '../advisorCode/advisorCode.types.ts';
import type { SendingContext } from '../forms/sendingPart.ts';

export type AdvisorFormInput = {
  language: Language;
  /** [AD-076] How who fills it in signs in. */
  userType: UserType;
  /** [AD-007] An id made by chance for this visit. */
  randomId: string;
};

/** A sponsor that was found, with the advisor whom its register knows. */
export type FoundSponsor = Pick<AdvisorCodeNews, 'sponsor' | 'advisor'>;

/** What the modal hears as the page does. */
export type AdvisorCodeTold =
  | { type: 'parent.chooseLanguage'; language: Language }
  | { type: 'parent.renewSession' };

export type AdvisorFormContext = SendingContext<typeof advisorForm> &
  Omit<AdvisorFormInput, 'randomId'> & {
    /** [AD-009] */
    referenceNumber: string;
    selectedSponsors: readonly SelectedSponsor[];
    /** [AD-055] Whoever filled the form; null until a first sponsor is found, and again once all are removed. */
    advisor: StoredAdvisor | null;
    /** What the person filled in. */
    touched: readonly AdvisorField[];
    /** [AD-074] It was to be created without a sponsor. */
    sponsorIsMissed: boolean;
  };

export type AdvisorFormEvent =
  | FillEvent<typeof advisorForm>
  | LeaveFieldEvent<typeof advisorForm>
  | AdvisorCodeNews
  | { type: 'person.addSponsor' }
  | { type: 'person.removeSponsor'; sponsorCode: string }
  | { type: 'person.resetPersonal' }
  | { type: 'person.resetRecipients' }
  | { type: 'person.confirm' }
  | { type: 'person.goBack' }
  | { type: 'person.stay' }
  | { type: 'person.leave' }
  | AdvisorCodeTold;

/** [AD-084] What is created. */
export type AdvisorToCreate = {
  form: AdvisorForm;
  selectedSponsors: readonly SelectedSponsor[];
  referenceNumber: string;
};
