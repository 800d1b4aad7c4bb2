import type { Language } from '#domain/locales.ts';
import { type ListedOrganization, organizationListLimit, sortedByName } from '#domain/organizationSwitch.ts';
import type { Session } from '../identity/session.ts';
import { folded } from '../locations/fold.ts';
import { mayBeWorkedIn } from './mayBeWorkedIn.ts';
import type { Organization, Organizations } from './organizations.ts';
import { mayMoveTo } from './reachOfSwitch.ts';

/** An organization as lists show it. */
export const listed = ({ code, names }: Organization): ListedOrganization => ({
  code,
  organizationName: names.en,
  organizationNameInFrench: names.fr,
});

/** [OS-013] [OS-014] [OS-015] Active organizations within the role's reach whose names or code have the text in them. */
export function findOrganizations(
  organizations: Organizations,
  session: Session,
  text: string,
  language: Language,
): ListedOrganization[] {
  const wanted = folded(text);
  const found = organizations
    .all()
    .filter((organization) => {
      const { code, names } = organization;
      const isCalled = [code, names.en, names.fr].some((name) => folded(name).includes(wanted));
      return isCalled && mayBeWorkedIn(organization) && mayMoveTo(session, code, organizations);
    })
    .map(listed);
  return sortedByName(found, language).slice(0, organizationListLimit);
}
