import { formatsOf } from '#domain/formats.ts';
import type { Language } from '#domain/locales.ts';
import type { UserType } from '#domain/permissions/roles.ts';
import { greetingOf } from './greeting.ts';
import type { Letter } from './letter.ts';
import { mailTexts } from './mailTexts.ts';

export type InvitationLetter = {
  firstName: string;
  /** The address that is to be proved at the first sign-in. */
  email: string;
  referenceNumber: string;
  /** Name of the organization where the person starts, in the language of the letter. */
  organization: string;
  userType: UserType;
  language: Language;
  /** Where the first sign-in begins. */
  address: string;
  /** Last day on which the reference number is taken. */
  lastDay: string;
  isSample: boolean;
};

/** The mail to a new person: the reference number, and how to sign in for the first time. */
export function invitationLetter(given: InvitationLetter): Letter {
  const { language, organization, email, referenceNumber, userType, address, isSample } = given;
  const text = mailTexts(language);
  const day = formatsOf(language).date(given.lastDay);
  return {
    language,
    subject: text('invitation.subject'),
    greeting: greetingOf(language, given.firstName),
    paragraphs: [text('invitation.body', { organization })],
    facts: [
      {
        heading: text('invitation.heading'),
        rows: [
          [text('invitation.number'), referenceNumber],
          [text('invitation.lastDay'), day],
        ],
      },
    ],
    act: { words: text('invitation.act'), address, more: text('invitation.more') },
    steps: {
      heading: text('steps.heading'),
      points: [
        text(`invitation.signIn.${userType}`, { address: email }),
        text('invitation.enter'),
        text('invitation.notMine'),
      ],
    },
    closing: [text('invitation.closing'), organization],
    footer: isSample ? text('invitation.footer.sample') : text('invitation.footer', { organization }),
  };
}
