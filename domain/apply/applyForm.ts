import type { EmployeeRelationship } from '../catalogue/plans.ts';
import type { Toggle } from '../catalogue/travellers.ts';
import type { ProvinceCode } from '../provinces.ts';

/** [AP-002] [AP-003] One traveller of the apply step as typed; `paxId` is the reference number. */
export type ApplicantForm = {
  paxId: string;
  firstName: string;
  lastName: string;
  /** [AP-010] There is no name yet, on purpose; never true for the primary. */
  nameToFollow: boolean;
  /** [AP-022] Three parts; the month is '01' to '12', or empty when none is chosen. */
  birthDay: string;
  birthMonth: string;
  birthYear: string;
  /** [AP-008] Never true for the primary. */
  sameAsPrimary: boolean;
  email: string;
  /** [WG-046] Ten digits, without the mask. */
  phone: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  /** [WG-045] Six letters and digits in uppercase, without the space. */
  postalCode: string;
  province: ProvinceCode | '';
  /** [AP-004] Relationship of a dependent to the primary; empty for a traveller who is no dependent. */
  relationship: string;
  /** [AP-032] */
  lang: 'EN' | 'FR';
  bill96Consent: boolean;
  eligibilityConsent: boolean;
};

/** The apply step as typed. */
export type ApplyForm = {
  travellers: readonly ApplicantForm[];
  legalConsent: boolean;
  /** [AP-024] Whether the organization content passed the Bill 96 flag when the consents were shown. */
  bill96Flag: boolean;
  /** [AP-007] Only for non-students: whether dependents travel who are not insured here, and the waiver for them. */
  uninsuredDependents: Toggle | '';
  dependentsWaiver: boolean;
  /** [AP-031] Only in an employee purchase. */
  employeeName: string;
  employeeRelationship: EmployeeRelationship | '';
  /** [AP-033] */
  referredBy: string;
  /** [WG-048] As shown: REF and nine digits. */
  referenceId: string;
  /** [PM-020] `YYYY-MM-DD`; empty means today. */
  applicationDate: string;
};
