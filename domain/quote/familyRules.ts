import { familyLimits } from './limits.ts';
import type { QuickQuoteProblem } from './problems.ts';

/** [QQ-045] */
export function isAdult(age: number): boolean {
  return age >= familyLimits.adultFrom;
}

/** [QQ-040] [QQ-041] What keeps a traveller out of a family plan; the primary's age is null as long as it is none. */
export function familyAgeProblem(
  age: number,
  primaryAge: number | null,
): Extract<QuickQuoteProblem, 'familyMaxAge' | 'familyPrimaryMaxAge'> | null {
  if (age > familyLimits.maximumAge) return 'familyMaxAge';
  return primaryAge !== null && age > primaryAge ? 'familyPrimaryMaxAge' : null;
}

/**
 * [QQ-039] [QQ-042] [QQ-043] [QQ-044] What keeps a group from being a family. The first age is the primary's;
 * an age that is null is not known yet, and the composition is judged only when all others are known.
 */
export function familyGroupProblem(
  ages: readonly (number | null)[],
): Extract<QuickQuoteProblem, 'familyPlans' | 'familyRule'> | null {
  if (ages.length < familyLimits.minimumTravellers) return 'familyPlans';
  const others = ages.slice(1);
  if (!others.every((age) => age !== null)) return null;
  const adults = others.filter(isAdult).length;
  const children = others.length - adults;
  const isFamily = adults <= familyLimits.maximumOtherAdults && children > 0 && children + adults > 1;
  return isFamily ? null : 'familyRule';
}
