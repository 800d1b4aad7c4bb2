import { sampleOrganizations } from '../sample/organizations.ts';
import { type SamplePerson, samplePassword, samplePeople } from '../sample/people.ts';

/** A sample person as the stand-in identity provider knows one; the note stands beside the name on its sign-in page. */
function accountOf(person: SamplePerson) {
  const { issuer, subject, username, email, language, role, organizations } = person;
  const organization = sampleOrganizations.find(({ code }) => code === organizations[0]);
  const note = (name: string | undefined) => [role, name].filter(Boolean).join(' · ');
  return {
    issuer,
    subject,
    username,
    password: samplePassword,
    name: `${person.firstName} ${person.lastName}`,
    email,
    preferredLanguage: language,
    note: { en: note(organization?.names.en), fr: note(organization?.names.fr) },
  };
}

/** Works for the insurer, and is nobody in the portal yet. */
const jordan = {
  issuer: 'directory',
  subject: 'd-1099',
  username: 'jwong@insurer.example',
  password: samplePassword,
  name: 'Jordan Wong',
  email: 'jordan.wong@insurer.example',
  preferredLanguage: 'en',
  note: { en: 'not in the portal yet', fr: 'pas encore dans le portail' },
} as const;

/** Who has an account at the stand-in identity provider. */
export const sampleAccounts = [
  ...samplePeople.filter(({ status }) => status !== 'NEW').map(accountOf),
  jordan,
];
