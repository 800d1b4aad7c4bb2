import { applyFormFor } from '#domain/apply/applicants.ts';
import { type ApplicantForm, applicationForm, type ApplyForm } from '#domain/apply/applyForm.ts';
import { applyYardstick } from '#domain/apply/applyIsComplete.ts';
import type { Application } from '#domain/apply/policyBody.ts';
import type { EntryIn } from '#domain/forms/form.types.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import { insuredRows } from '#domain/quote/quoteBody.ts';
import { flowFacts, travellersForm, tripForm } from '../quote/forms.ts';
import { plansForm } from './plans.ts';

/** A complete applicant of 40 on the day of the tests. */
export function applicant(changes: Partial<ApplicantForm> = {}): ApplicantForm {
  return {
    paxId: 'pax-1',
    firstName: 'Marie',
    lastName: 'Tremblay',
    nameToFollow: false,
    birthDay: '4',
    birthMonth: '05',
    birthYear: '1986',
    sameAsPrimary: false,
    email: 'marie.tremblay@example.ca',
    phone: '5145550123',
    addressLine1: '12 rue des Érables',
    addressLine2: '',
    city: 'Montréal',
    postalCode: 'H2X1Y4',
    province: 'QC',
    relationship: '',
    lang: 'FR',
    bill96Consent: false,
    eligibilityConsent: true,
    ...changes,
  };
}

/** A complete application: everybody is 40, all but the primary reuse the primary's contact. */
export function applyForm(
  travellers: TravellersForm = travellersForm(),
  changes: Partial<ApplyForm> = {},
): ApplyForm {
  const empty = applyFormFor(travellers, 'fr', null);
  return {
    ...empty,
    legalConsent: true,
    uninsuredDependents: 'false',
    travellers: empty.travellers.map(({ paxId }, index) =>
      applicant(index === 0 ? { paxId } : { paxId, sameAsPrimary: true, relationship: 'CHILD' }),
    ),
    ...changes,
  };
}

/** The application after something was entered in it. */
export function entered(
  form: ApplyForm,
  entry: EntryIn<typeof applicationForm>,
  travellers: TravellersForm,
): ApplyForm {
  const plans = plansForm(['pax-1'], { travellers });
  return applicationForm.filled(form, entry, applyYardstick(flowFacts(), travellers, plans, 'fr'));
}

export function application(changes: Partial<Application> = {}): Application {
  const { travellers = travellersForm(), trip = tripForm(), facts = flowFacts() } = changes;
  const insured = insuredRows(travellers).map(({ id }) => id);
  return {
    facts,
    language: 'fr',
    travellers,
    trip,
    plans: plansForm(insured, { travellers, facts }),
    apply: applyForm(travellers),
    ...changes,
  };
}

/** The form with some fields of one traveller changed; the other travellers stay the same objects. */
export function withApplicant(form: ApplyForm, paxId: string, change: Partial<ApplicantForm>): ApplyForm {
  const index = form.travellers.findIndex((one) => one.paxId === paxId);
  const found = form.travellers[index];
  if (!found) return form;
  return { ...form, travellers: form.travellers.with(index, { ...found, ...change }) };
}
