import { sponsorEntry } from '#domain/advisors/sponsors.ts';
import type { Language } from '#domain/locales.ts';
import { featureFlags } from '#domain/organizations.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { mayBeWorkedIn } from '../organizations/mayBeWorkedIn.ts';
import type { Organizations } from '../organizations/organizations.ts';

/**
 * [NV-006] Without the flag of the session's organization there are no advisors.
 * @throws Problem 404 `notFound`
 */
export function refuseWithoutAdvisors(session: Session, organizations: Organizations): void {
  const here = session.organizationCode && organizations.find(session.organizationCode);
  if (!here || !here.featureFlags.includes(featureFlags.advisor)) throw new Problem(404, 'notFound');
}

const sponsors = (organizations: Organizations) =>
  organizations.all().filter((each) => each.category === 'BROKERAGE' && mayBeWorkedIn(each));

/** [AD-025] [AD-027] Every brokerage at work as 'name - code', by name. */
export function sponsorList(organizations: Organizations, language: Language): string[] {
  return sponsors(organizations)
    .map(({ code, names }) => sponsorEntry(names[language], code))
    .toSorted((one, other) => one.localeCompare(other, `${language}-CA`));
}

/** [AD-027] Whether a code is that of a sponsor. */
export function isSponsor(organizations: Organizations, code: string): boolean {
  return sponsors(organizations).some((each) => each.code === code);
}
