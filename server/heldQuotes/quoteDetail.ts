import { applications } from '#domain/applications.ts';
import { dateOfBirthOf } from '#domain/apply/ages.ts';
import { contactOf } from '#domain/apply/applicants.ts';
import type { ApplicantForm, ApplyForm } from '#domain/apply/applyForm.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { quoteNumber } from '#domain/calls/heldQuotes/heldQuote.ts';
import { address } from '#domain/calls/shapes/contact.ts';
import type { ContactDetail, PaxDetail, PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import { type TripInformation, tripInformation } from '#domain/calls/shapes/tripInformation.ts';
import { flowDraftOf } from '#domain/flow/flowDraftVersions.ts';
import type { FlowForms } from '#domain/flow/flowForms.ts';
import { lastDayHeld } from '#domain/heldQuotes/priceHold.ts';
import { dollarsOf } from '#domain/money.ts';
import { defaultOrganization } from '#domain/organizations.ts';
import { tripPreferenceOf } from '#domain/plans/cardPreference.ts';
import { documentsShown } from '#domain/plans/documentsShown.ts';
import type { ChosenPlan } from '#domain/plans/plansForm.ts';
import { topUpPeriodOf } from '#domain/plans/topUpPeriod.ts';
import { dependentRows, insuredRows, isFamily, quotedTraveller } from '#domain/quote/quoteBody.ts';
import type { TravellerRow, TravellersForm } from '#domain/quote/travellersForm.ts';
import { toTripInformation } from '#domain/quote/tripOnWire.ts';
import type { Session } from '../identity/session.ts';
import { heldQuotesWithinReach, type HeldQuoteServices } from './heldQuotesWithinReach.ts';
import { asFound, type QuoteTexts } from './takenUp.ts';

/** Whether a number names a held quote within a session’s reach. */
export function quoteReach(services: HeldQuoteServices) {
  return async (session: Session, number: string): Promise<boolean> =>
    (await rowOf(services, session, number)) !== undefined;
}

async function rowOf(services: HeldQuoteServices, session: Session, named: string) {
  const number = quoteNumber.safeParse(named);
  if (!number.success) return undefined;
  return heldQuotesWithinReach(services, session)
    .select(['id', 'owner_name'])
    .where('quote_number', '=', number.data)
    .executeTakeFirst();
}

/** [PV-017] A held quote as staff read it, with the prices that were found for it; null when there is none within reach. */
export async function quoteDetail(
  services: HeldQuoteServices & QuoteTexts,
  session: Session,
  policyNumber: string,
): Promise<PolicyDetail | null> {
  const found = await rowOf(services, session, policyNumber);
  if (!found) return null;
  const row = await services.db
    .selectFrom('drafts')
    .selectAll()
    .where('id', '=', found.id)
    .executeTakeFirst();
  const kept = row && flowDraftOf(row);
  if (!row || !kept) return null;
  const { forms } = await asFound(services, kept, row);
  const { travellers, plans, apply } = forms;
  if (!travellers) return null;
  const code = row.organization_code ?? defaultOrganization;
  const organization = services.organizations.find(code);
  const names = organization?.names ?? { en: code, fr: code };
  return {
    policyNumber,
    revision: row.revision,
    organization: { code, names, category: organization?.category ?? 'AGENCY' },
    seller: { names, agent: found.owner_name || null, soldBy: null, sellingCode: null },
    applicationDate: null,
    purchasedAt: null,
    validUntil: row.valid_until && lastDayHeld(row.valid_until),
    salesChannel: applications[row.application].channel,
    travellerType: isFamily(travellers) ? 'FAMILY' : 'SINGLE',
    flowTravellerType: travellers.flowTravellerType,
    studentType: (travellers.flowTravellerType === 'STUDENT' && travellers.studentType) || null,
    tripInformation: tripAsFarAsKnown(travellers, forms),
    referredBy: apply?.referredBy || null,
    referenceId: apply?.referenceId || null,
    employeeName: apply?.employeeName || null,
    employeeRelationship: apply?.employeeRelationship || null,
    activationFailed: false,
    legalConsent: apply?.legalConsent ?? false,
    individualPayment: plans?.plans.individualPayment === 'true',
    usedReferenceNumbers: [],
    paxes: insuredRows(travellers).map((traveller) => ({
      ...personOf(traveller, apply),
      ...paxOf(traveller, travellers, forms),
      policyNumber,
    })),
    dependents: dependentRows(travellers).map((traveller) => {
      const applicant = applicantOf(traveller, apply);
      return {
        ...personOf(traveller, apply),
        relationship: applicant?.relationship.toUpperCase() ?? '',
        contact: applicant && apply ? contactAsFarAsKnown(apply, applicant) : null,
      };
    }),
  };
}

const noDay = '0001-01-01';

/** What of a trip the wire would take; a quote may still lack the rest. */
function tripAsFarAsKnown(travellers: TravellersForm, { trip }: FlowForms): Partial<TripInformation> {
  const { applicationDate: _, ...stated } = toTripInformation(travellers, trip, noDay);
  const shape: Record<string, { safeParse(value: unknown): { success: boolean } }> = tripInformation.shape;
  return Object.fromEntries(
    Object.entries(stated).filter(([field, value]) => shape[field]?.safeParse(value).success),
  );
}

const applicantOf = ({ id }: TravellerRow, apply: ApplyForm | null) =>
  apply?.travellers.find(({ paxId }) => paxId === id);

function personOf(traveller: TravellerRow, apply: ApplyForm | null) {
  const { id, age, tripCost } = quotedTraveller(traveller);
  const applicant = applicantOf(traveller, apply);
  return {
    referenceNumber: id,
    firstName: applicant?.firstName ?? '',
    lastName: applicant?.lastName ?? '',
    nameToFollow: applicant?.nameToFollow ?? false,
    dateOfBirth: applicant ? dateOfBirthOf(applicant) : null,
    age: traveller.age === '' ? null : age,
    tripCost: tripCost || 0,
  };
}

function paxOf(traveller: TravellerRow, travellers: TravellersForm, { trip, plans, apply }: FlowForms) {
  const applicant = applicantOf(traveller, apply);
  const chosen = plans?.chosen.find(({ paxId }) => paxId === traveller.id);
  return {
    policyStatus: 'QUOTE',
    lang: applicant?.lang ?? null,
    contact: applicant && apply ? contactAsFarAsKnown(apply, applicant) : noContact,
    plan: chosen ? planOf(chosen, travellers, trip) : null,
    terms: null,
    bill96Consent: applicant?.bill96Consent ?? null,
    eligibilityConsent: applicant?.eligibilityConsent ?? false,
    needs: null,
    movements: [],
    premiums: [],
    delivery: null,
  } satisfies Partial<PaxDetail>;
}

const noContact: ContactDetail = { email: '', phone: null, address: null };

function contactAsFarAsKnown(apply: ApplyForm, applicant: ApplicantForm): ContactDetail {
  const { email, phone, addressLine2, ...place } = contactOf(apply, applicant);
  const { addressLine1, city, postalCode, province } = place;
  const stated = { addressLine1, city, postalCode, province, country: 'CA' };
  const known = address.safeParse(addressLine2 ? { ...stated, addressLine2 } : stated);
  return { email: email.trim(), phone: phone || null, address: known.success ? known.data : null };
}

function planOf(chosen: ChosenPlan, travellers: TravellersForm, trip: FlowForms['trip']): PaxDetail['plan'] {
  const { departureDate: from, returnDate: to, province } = travellers;
  if (!isIsoDate(from) || !isIsoDate(to)) return null;
  return {
    code: chosen.code,
    name: chosen.name,
    tripPreference: tripPreferenceOf(chosen.preference),
    insuredPeriod: topUpPeriodOf(travellers, trip, chosen) ?? { from, to },
    cancellationFrom: null,
    adjustments: chosen.adjustments.map(({ breakdownType, amountCents }) => ({
      breakdownType,
      amount: dollarsOf(amountCents),
    })),
    optionalBenefits: chosen.optionalBenefits.map(({ code, name, premiumCents }) => ({
      code,
      name,
      premium: dollarsOf(premiumCents),
    })),
    premiumTotal: dollarsOf(chosen.premiumTotalCents),
    documents: {
      en: documentsShown(chosen.documents.en, province),
      fr: documentsShown(chosen.documents.fr, province),
    },
  };
}
