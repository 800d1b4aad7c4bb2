import type { EmploymentType } from '../employmentTypes.ts';
import { defineForm } from '../forms/defineForm.ts';
import type { ValuesIn } from '../forms/form.types.ts';
import { choice, type Kind, text } from '../forms/kinds.ts';
import { type ProvinceCode, provinceCodes } from '../provinces.ts';
import type { AgentOption } from '../calls/licensing/listAgents.ts';
import {
  effectiveDateProblem,
  expiredDateProblem,
  legalNameProblem,
  licenseDateOf,
  licensedProvinceProblem,
  type LicenseField,
  licenseNumberProblem,
  type LicenseProblem,
  type LicenseValues,
  longestLegalName,
  longestLicenseNumber,
  placeholderDate,
  screeningEffectiveDateProblem,
  statusProblem,
} from './licenseRules.ts';
import {
  type LicenseStatus,
  licenseStatuses,
  type LicenseType,
  licenseTypes,
  provincesOffered,
  screeningStatuses,
} from './licenses.ts';
import { nothingPicked, type Picked, picked, pickedFrom } from '../forms/picked.ts';

/** What the rules of the form measure with besides the form. */
export type LicenseFormFacts = {
  /** [LF-051] Agency, agent and type are asked of a new licence only. */
  isNew: boolean;
  /** [LF-020] Null of a new licence. */
  savedStatus: LicenseStatus | null;
  /** Agents that can be chosen now. */
  agents: readonly AgentOption[];
};

/** What they measure with, from what a page of the form knows. */
export function licenseFactsOf(known: {
  opened: { mode: 'add' | 'edit' | 'refused' };
  saved: { license: { status: LicenseStatus } } | null;
  agents: readonly AgentOption[];
}): LicenseFormFacts {
  const { opened, saved, agents } = known;
  return { isNew: opened.mode === 'add', savedStatus: saved?.license.status ?? null, agents };
}

export type LicenseFormProblem = LicenseProblem | 'required' | 'notListed' | 'agencyFirst' | 'dateInvalid';

/** [LF-033] [LF-034] [LF-035] Whatever keeps a text from being a day that a licence can have. */
const ofDate = (problem: LicenseProblem | null): LicenseFormProblem | null =>
  problem === 'notAllowed' || problem === 'tooEarly' ? 'dateInvalid' : problem;

/** What stands in a date; null where nothing does. */
const dayIn = (typed: string) => licenseDateOf(typed.trim() === '' ? null : typed);

/** A day `YYYY-MM-DD`, or what was typed as long as it is none. [LF-017] The placeholder counts as empty. */
const licenseDate: Kind<string, 'required'> = {
  kind: 'date',
  empty: '',
  missing: 'required',
  malformed: null,
  isEmpty: (typed) => dayIn(typed) === null,
  taken: (day) => day,
  problem: () => null,
};

type Chosen = { licenseType: LicenseType; profileRef: Picked };
type Known = { form: Chosen & { licensedProvince: ProvinceCode | '' }; facts: LicenseFormFacts };

/** [LF-018] How the chosen agent is employed; null where none is chosen. */
export function employmentTypeOf(
  { profileRef }: Pick<Chosen, 'profileRef'>,
  { agents }: Pick<LicenseFormFacts, 'agents'>,
): EmploymentType | null {
  return agents.find(({ value }) => value === profileRef.value)?.employmentType ?? null;
}

/** [LF-047] to [LF-049] Provinces that a new licence can be for. */
export function provincesFor(form: Chosen, facts: LicenseFormFacts): readonly ProvinceCode[] {
  return provincesOffered(form.licenseType, employmentTypeOf(form, facts));
}

/** The province, or nothing where it is no longer offered. */
function offeredProvince({ form, facts }: Known): { licensedProvince: ProvinceCode | '' } {
  return {
    licensedProvince: provincesFor(form, facts).find((code) => code === form.licensedProvince) ?? '',
  };
}

const emptiedDate = (day: string) => (day === '' ? '' : placeholderDate);

/** [LF-015] Every field but the type without a value; a date that was filled becomes the placeholder. */
const emptied = (dates: { effectiveDate: string; expiredDate: string; screeningEffectiveDate: string }) =>
  ({
    organizationCode: nothingPicked,
    profileRef: nothingPicked,
    licensedProvince: '',
    status: '',
    legalName: '',
    licenseNumber: '',
    effectiveDate: emptiedDate(dates.effectiveDate),
    expiredDate: emptiedDate(dates.expiredDate),
    screeningStatus: 'NA',
    screeningEffectiveDate: emptiedDate(dates.screeningEffectiveDate),
  }) as const;

const isNew = ({ facts }: { facts: LicenseFormFacts }) => facts.isNew;

/** What is entered of the licence itself; nothing is the empty text. */
type Entered = { [Field in LicenseField]: NonNullable<LicenseValues[Field]> | '' };

const given = <Value extends string>(value: Value | '') => (value === '' ? null : value);

/** What the form says of the licence. */
export function licenseValues(form: Entered): LicenseValues {
  return {
    licensedProvince: given(form.licensedProvince),
    status: given(form.status),
    legalName: given(form.legalName.trim()),
    licenseNumber: given(form.licenseNumber.trim()),
    effectiveDate: dayIn(form.effectiveDate),
    expiredDate: dayIn(form.expiredDate),
    screeningEffectiveDate: dayIn(form.screeningEffectiveDate),
    screeningStatus: given(form.screeningStatus),
  };
}

/** [LF-008] The licence form, in the order of the screen. */
export const licenseForm = defineForm<LicenseFormFacts, LicenseFormProblem>()({
  licenseType: {
    is: choice(licenseTypes, 'AGENT'),
    asked: isNew,
    alsoSets: ({ form }) => emptied(form),
  },
  organizationCode: {
    is: picked,
    asked: isNew,
    required: true,
    judge: ({ value }) => (value === '' ? 'notListed' : null),
  },
  profileRef: {
    is: picked,
    asked: ({ form, facts }) => facts.isNew && form.licenseType === 'AGENT',
    required: true,
    judge: ({ value }, { form }) =>
      form.organizationCode.value === '' ? 'agencyFirst' : value === '' ? 'notListed' : null,
    alsoSets: ({ form, facts }) => {
      const profileRef = pickedFrom(form.profileRef, facts.agents);
      return { profileRef, ...offeredProvince({ form: { ...form, profileRef }, facts }) };
    },
  },
  licensedProvince: {
    is: choice(provinceCodes),
    asked: isNew,
    required: true,
    judge: (code, { form, facts }) => licensedProvinceProblem(code, provincesFor(form, facts)),
  },
  status: {
    is: choice(licenseStatuses),
    required: true,
    judge: (status, { facts }) => statusProblem(status || null, facts.savedStatus),
  },
  legalName: {
    is: text({ longest: longestLegalName }),
    required: ({ form }) => legalNameProblem(null, licenseValues(form)) === 'missing',
    judge: (name, { form }) => legalNameProblem(name.trim(), licenseValues(form)),
  },
  licenseNumber: {
    is: text({ longest: longestLicenseNumber }),
    required: ({ form }) => licenseNumberProblem(null, licenseValues(form)) === 'missing',
    judge: (number, { form }) => licenseNumberProblem(number.trim(), licenseValues(form)),
  },
  effectiveDate: {
    is: licenseDate,
    required: ({ form }) => effectiveDateProblem(null, licenseValues(form)) === 'missing',
    judge: (day, { form }) => ofDate(effectiveDateProblem(day, licenseValues(form))),
  },
  expiredDate: {
    is: licenseDate,
    required: ({ form }) => expiredDateProblem(null, licenseValues(form)) === 'missing',
    judge: (day, { form }) => ofDate(expiredDateProblem(day, licenseValues(form))),
  },
  screeningStatus: { is: choice(screeningStatuses, 'NA') },
  screeningEffectiveDate: {
    is: licenseDate,
    judge: (day) => ofDate(screeningEffectiveDateProblem(day)),
  },
});

export type LicenseForm = ValuesIn<typeof licenseForm>;
