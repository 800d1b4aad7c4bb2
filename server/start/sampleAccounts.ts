import { sampleOrganizations } from '../sample/organizations.ts';
import { type SamplePerson, samplePassword } from '../sample/people.ts';

/** A sample person as the stand-in identity provider knows one; the note stands beside the name on its sign-in page. */
export function accountOf(person: SamplePerson) {
  const { issuer, subject, username, email, language, role, organizations, invitationCode } = person;
  const organization = sampleOrganizations.find(({ code }) => code === organizations[0]);
  const note = (name: string | undefined) => [role, name].filter(Boolean).join(' · ');
  return {
    issuer,
    subject,
    username,
    password: invitationCode === null ? samplePassword : null,
    invitationCode,
    name: `${person.firstName} ${person.lastName}`,
    email,
    preferredLanguage: language,
    note: { en: note(organization?.names.en), fr: note(organization?.names.fr) },
  };
}
