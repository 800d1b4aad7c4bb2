import { contactTexts, personName } from '../apply/personRules.ts';
import { defineForm } from '../forms/defineForm.ts';
import type { ValuesIn } from '../forms/form.types.ts';
import { choice } from '../forms/kinds.ts';
import type { UserType } from '../permissions/roles.ts';
import { provinceCodes } from '../provinces.ts';
import { userGroups, userGroupsFor } from './userGroups.ts';

/** What the rules of the form measure with besides the form: how who fills it in signs in. */
export type AdvisorFormFacts = { userType: UserType };

export type AdvisorProblem =
  | 'required'
  | 'tooLong'
  | 'nameInvalid'
  | 'unprintable'
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'addressInvalid'
  | 'postalCodeInvalid'
  | 'notOffered';

const languages = ['EN', 'FR'] as const;

/** [AD-049] The advisor form, in the order of the screen. */
export const advisorForm = defineForm<AdvisorFormFacts, AdvisorProblem>()({
  firstName: { is: personName, required: true },
  lastName: { is: personName, required: true },
  emailAddress: { is: contactTexts.email, required: true },
  /** [AD-063] Ten digits, shown in 14 characters. */
  phone: { is: contactTexts.phone },
  address: { is: contactTexts.addressLine1 },
  address2: { is: contactTexts.addressLine2 },
  city: { is: contactTexts.city },
  /** [AD-052] */
  provinceOfResidence: { is: choice(provinceCodes) },
  /** [AD-065] Six letters and digits, without the space. */
  postalCode: { is: contactTexts.postalCode },
  /** [AD-050] [AD-067] */
  language: {
    is: choice(languages, 'EN'),
    required: true,
    judge: (language) => (languages.some((each) => each === language) ? null : 'notOffered'),
  },
  /** [AD-051] */
  status: { is: choice(['NEW'], 'NEW') },
  /** [AD-068] [AD-076] */
  userGroup: {
    is: choice(userGroups),
    required: true,
    judge: (group, { facts }) =>
      userGroupsFor(facts.userType).some((offered) => offered === group) ? null : 'notOffered',
  },
  recipientEmailAddress1: { is: contactTexts.email },
  recipientEmailAddress2: { is: contactTexts.email },
  recipientEmailAddress3: { is: contactTexts.email },
});

export type AdvisorForm = ValuesIn<typeof advisorForm>;
export type AdvisorField = keyof AdvisorForm;

export const recipientFields = [
  'recipientEmailAddress1',
  'recipientEmailAddress2',
  'recipientEmailAddress3',
] as const satisfies readonly AdvisorField[];
