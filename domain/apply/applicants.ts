import type { Language } from '../locales.ts';
import { locales } from '../locales.ts';
import type { TravellersForm } from '../quote/travellersForm.ts';
import { type ApplicantForm, applicationForm, type ApplyForm, noContact } from './applyForm.ts';

type ContactField = keyof typeof noContact;
type ContactEntry = Pick<ApplicantForm, ContactField>;

function emptyApplicant(paxId: string, isPrimary: boolean, language: Language, travellers: TravellersForm) {
  return {
    ...applicationForm.emptyRow,
    paxId,
    sameAsPrimary: !isPrimary,
    province: isPrimary ? travellers.province : '',
    lang: locales[language].header,
  } satisfies ApplicantForm;
}

/**
 * The form as the step opens: what was typed stays with its traveller, new travellers begin empty, and those who
 * are gone are left out. [AP-032] The language of correspondence starts as that of the screen.
 */
export function applyFormFor(
  travellers: TravellersForm,
  language: Language,
  earlier: ApplyForm | null,
): ApplyForm {
  const known = new Map(earlier?.travellers.map((applicant) => [applicant.paxId, applicant]));
  const base = earlier ?? applicationForm.empty;
  return {
    ...base,
    travellers: travellers.travellers.map(({ id }, index) => {
      const applicant = known.get(id) ?? emptyApplicant(id, index === 0, language, travellers);
      const isLikePrimary = !applicant.sameAsPrimary && !applicant.nameToFollow;
      return index > 0 || isLikePrimary
        ? applicant
        : { ...applicant, sameAsPrimary: false, nameToFollow: false };
    }),
  };
}

type Held = readonly { paxId: string; code: string }[];

/** [PS-085] The form after a plan was selected: who holds another one than before has not agreed to its conditions. */
export function withEligibilityAsked(form: ApplyForm, before: Held, now: Held): ApplyForm {
  const codeIn = (held: Held, { paxId }: ApplicantForm) => held.find((plan) => plan.paxId === paxId)?.code;
  return {
    ...form,
    travellers: form.travellers.map((one) =>
      codeIn(before, one) === codeIn(now, one) ? one : { ...one, eligibilityConsent: false },
    ),
  };
}

/**
 * [AP-032] The form after the language of the screen changed: the language of correspondence goes along as long as
 * nobody is named and it is still that of the screen; later it is an answer like any other.
 */
export function withLanguageOfScreen(form: ApplyForm, before: Language, now: Language): ApplyForm {
  const follows = ({ firstName, lastName, lang }: ApplicantForm) =>
    firstName === '' && lastName === '' && lang === locales[before].header;
  return {
    ...form,
    travellers: form.travellers.map((applicant) =>
      follows(applicant) ? { ...applicant, lang: locales[now].header } : applicant,
    ),
  };
}

/** [AP-008] [AP-009] The contact that counts for a traveller: the primary's own, as long as it is reused. */
export function contactOf(form: ApplyForm, applicant: ApplicantForm): ContactEntry {
  return applicant.sameAsPrimary ? (form.travellers[0] ?? noContact) : applicant;
}
