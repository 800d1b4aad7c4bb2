import { relationships } from '#domain/apply/dependents.ts';
import type { PolicyHistoryField, PolicyHistoryValue } from '#domain/calls/shapes/policyHistory.ts';
import { policyStatuses } from '#domain/calls/shapes/policyRecord.ts';
import { employeeRelationships, isUnlimited } from '#domain/catalogue/plans.ts';
import { toggles, tripTypes } from '#domain/catalogue/travellers.ts';
import { centsOf } from '#domain/money.ts';
import { provinceCodes } from '#domain/provinces.ts';
import { showPhone } from '#domain/typing/phone.ts';
import { showPostalCode } from '#domain/typing/postalCode.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';

type Written<Value> = Partial<Record<PolicyHistoryField, (value: Value) => string>>;

/** [DL-014] What a field of a policy says by a value, in the language of the screen. */
export function useHistoryValue(): (field: PolicyHistoryField, value: PolicyHistoryValue) => string {
  const text = useText('policyHistory');
  const bought = useText('confirmation');
  const applied = useText('apply');
  const kit = useText('kit');
  const language = useLanguage();
  const { date, list, money, number } = useFormats();
  const province = worded(provinceCodes, (code) => kit(`province.${code}`));
  const yesNo = worded(toggles, (toggle) => kit(toggle === 'true' ? 'toggle.yes' : 'toggle.no'));
  const texts: Written<string> = {
    applicationDate: date,
    startDate: date,
    endDate: date,
    tripBookingDate: date,
    arrivalDate: date,
    dateOfBirth: date,
    educationStartDate: date,
    educationEndDate: date,
    travellingWithinCanada: yesNo,
    isSuperVisa: yesNo,
    bill96Consent: yesNo,
    countryOfResidence: worded(['CA', 'international'], (code) => text(`countryOfResidence.${code}`)),
    phone: showPhone,
    postalCode: showPostalCode,
    province,
    provinceOfResidence: province,
    travellerType: worded(['SINGLE', 'FAMILY'], (code) => text(`travellerType.${code}`)),
    tripType: worded(tripTypes, (code) => text(`tripType.${code}`)),
    policyStatus: worded(policyStatuses, (code) => bought(`status.${code}`)),
    relationship: worded(relationships, (code) => applied(`relationship.${code}`)),
    employeeRelationship: worded(employeeRelationships, (code) => applied(`employeeRelationship.${code}`)),
    lang: worded(['EN', 'FR'], (code) => applied(`lang.${code}`)),
  };
  const dollars = (value: number) => money(centsOf(value));
  const numbers: Written<number> = {
    daysPerTrip: number,
    existingCoverageDays: number,
    deductible: (value) => (value === 0 ? bought('deductible.none') : dollars(value)),
    coverageAmount: (value) =>
      isUnlimited(centsOf(value)) ? bought('coverageAmount.unlimited') : dollars(value),
  };
  return (field, value) => {
    if (field === 'medicalAnswers' || field === 'needsAnalysis') return text('unshown');
    if (value === null || (Array.isArray(value) && value.length === 0)) return text('none');
    if (Array.isArray(value)) return list(value.map((one) => one[language]));
    if (typeof value === 'object') return value[language];
    if (typeof value === 'string') return texts[field]?.(value) ?? value;
    return (numbers[field] ?? dollars)(value);
  };
}

/** Codes as they are worded; one that has no words stands for itself. */
const worded =
  <Code extends string>(codes: readonly Code[], words: (code: Code) => string) =>
  (value: string): string => {
    const known = codes.find((code) => code === value);
    return known === undefined ? value : words(known);
  };
