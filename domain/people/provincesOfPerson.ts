import type { AnsweredPerson } from '../calls/shapes/person.ts';
import { type LicenseStatus, provincesOffered } from '../licensing/licenses.ts';
import { type ProvinceCode, provinceCodes } from '../provinces.ts';

type Licensed = Pick<AnsweredPerson, 'licenses' | 'employmentType'> | null;

/** [US-050] The provinces for which a person has or applies for a licence. */
export function provincesHeld({ licenses }: Pick<AnsweredPerson, 'licenses'>): readonly ProvinceCode[] {
  return provinceCodes.filter((code) => licenses.some(({ licensedProvince }) => licensedProvince === code));
}

/**
 * [US-050] The provinces that can be chosen: those that agents are offered, and those that the person has, with the
 * status of the licence. Only a licence in progress is taken away here.
 */
export function provinceChoices(
  saved: Licensed,
): readonly { code: ProvinceCode; status: LicenseStatus | null; isFixed: boolean }[] {
  const offered = provincesOffered('AGENT', saved?.employmentType ?? 'REGULAR');
  const held = saved ? provincesHeld(saved) : [];
  return provinceCodes
    .filter((code) => offered.includes(code) || held.includes(code))
    .map((code) => {
      const statuses = (saved?.licenses ?? [])
        .filter(({ licensedProvince }) => licensedProvince === code)
        .map(({ status }) => status);
      const isFixed = statuses.some((status) => status !== 'IN_PROGRESS');
      return { code, status: statuses[0] ?? null, isFixed };
    });
}
