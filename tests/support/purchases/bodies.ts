import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import type { Contact } from '#domain/calls/shapes/contact.ts';
import type { Payment } from '#domain/calls/shapes/payment.ts';
import type { RequestedPlan } from '#domain/calls/shapes/plan.ts';
import type { BoughtDependent, BoughtPax, PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { sentNeeds } from '../needs/needs.ts';
import { quoteBodyOf } from '../quote/bodies.ts';
import type { TestClient } from '../server/client.ts';

type Traveller = Partial<
  Pick<BoughtPax, 'referenceNumber' | 'dateOfBirth' | 'age' | 'firstName' | 'tripCost' | 'questionnaires'>
> & {
  plan?: RequestedPlan;
};

const addresses = {
  QC: {
    addressLine1: '12 rue des Érables',
    city: 'Montréal',
    postalCode: 'H2X1Y4',
    province: 'QC',
    country: 'CA',
  },
  ON: {
    addressLine1: '5 King Street West',
    city: 'Toronto',
    postalCode: 'M5V2T6',
    province: 'ON',
    country: 'CA',
  },
} as const;

/** How somebody in Quebec or Ontario can be reached. */
export function contactOf(province: keyof typeof addresses): Contact {
  return { email: 'marie.tremblay@example.ca', phone: '5145550123', address: addresses[province] };
}

/** Somebody of 40 on 15 June 2026. */
const somebody = {
  referenceNumber: '1',
  firstName: 'Marie',
  lastName: 'Tremblay',
  dateOfBirth: '1986-05-04',
  age: 40,
  tripCost: 1_000,
};

export function dependentOf(changed: Partial<BoughtDependent>): BoughtDependent {
  return {
    ...somebody,
    referenceNumber: '2',
    firstName: 'Zoé',
    dateOfBirth: '2016-02-01',
    age: 10,
    relationship: 'CHILD',
    ...changed,
  };
}

/**
 * A body that buys ten days abroad from 1 July 2026, priced by the server for who asks; nothing is paid with yet.
 * @param changed what replaces the body's own fields, before it is priced
 */
export async function unpaidBody(
  client: TestClient,
  travellers: readonly Traveller[] = [{}],
  changed: Partial<Omit<PolicyBody, 'paxes'>> = {},
): Promise<PolicyBody> {
  const organizationCode = client.current?.organization?.code ?? 'CM';
  const { applicationDate, ...trip } = quoteBodyOf({ organizationCode });
  const body = { ...trip, ...changed };
  const paxes = travellers.map((traveller) => ({
    ...somebody,
    plan: { code: 'SEMH', tripPreference: { deductible: 0 } },
    ...traveller,
  }));
  const { employeeRelationship, dependents } = body as Partial<PolicyBody>;
  const quote = await client.body(priceQuote, {
    headers: { lang: 'EN' },
    body: {
      ...quoteBodyOf({
        organizationCode,
        flowTravellerType: body.flowTravellerType,
        travellerType: body.travellerType,
        tripInformation: body.tripInformation,
        applicationDate: (changed.applicationDate ?? applicationDate).slice(0, 10),
      }),
      ...(employeeRelationship && { employeeRelationship }),
      paxes: paxes.map(({ referenceNumber, age, dateOfBirth, tripCost, plan, questionnaires }) => ({
        referenceNumber,
        age,
        dateOfBirth,
        tripCost,
        plan,
        questionnaires,
      })),
      ...(dependents && {
        dependents: dependents.map(({ referenceNumber, age, dateOfBirth, tripCost }) => ({
          referenceNumber,
          age,
          dateOfBirth,
          tripCost,
        })),
      }),
    },
  });
  return {
    legalConsent: true,
    individualPayment: 'false',
    ...body,
    paxes: paxes.map((pax, at): BoughtPax => {
      const priced = quote.paxes[at]?.plans[0];
      if (!priced || priced.errors) throw new Error(`Nothing is offered: ${JSON.stringify(quote.paxes[at])}`);
      return {
        ...pax,
        contact: contactOf('QC'),
        plan: {
          ...pax.plan,
          adjustments: priced.adjustments,
          premiumTotal: priced.premiumTotal,
        },
        payments: [],
        ...(body.tripInformation.provinceOfResidence === 'QC' && {
          questionnaires: [...(pax.questionnaires ?? []), sentNeeds],
        }),
        lang: 'FR',
        eligibilityConsent: true,
      };
    }),
  } as PolicyBody;
}

/** The body with one payment for each traveller, of their own total. */
export function paid(
  body: PolicyBody,
  payment: (pax: BoughtPax) => Omit<Payment, 'amount' | 'type'>,
): PolicyBody {
  return {
    ...body,
    paxes: body.paxes.map((pax) => ({
      ...pax,
      payments: [{ amount: pax.plan.premiumTotal, type: 'CHARGE', ...payment(pax) }],
    })),
  };
}

export function paidToAgency(body: PolicyBody): PolicyBody {
  return paid(body, () => ({ method: 'PAID_TO_AGENCY' }));
}

/** One card pays for everybody. */
export function paidByCard(body: PolicyBody, dataKey: string): PolicyBody {
  const cardOwnerReferenceNumber = body.paxes[0]?.referenceNumber ?? '';
  return paid(body, () => cardPayment(cardOwnerReferenceNumber, dataKey));
}

/** Each traveller pays alone; `dataKeys` in the order of the travellers. */
export function paidByCards(body: PolicyBody, dataKeys: readonly string[]): PolicyBody {
  const numbers = body.paxes.map(({ referenceNumber }) => referenceNumber);
  return paid({ ...body, individualPayment: 'true' }, ({ referenceNumber }) =>
    cardPayment(referenceNumber, dataKeys[numbers.indexOf(referenceNumber)] ?? ''),
  );
}

function cardPayment(cardOwnerReferenceNumber: string, dataKey: string): Omit<Payment, 'amount' | 'type'> {
  return {
    method: 'CREDIT_CARD',
    details: {
      cardOwnerReferenceNumber,
      dataKey,
      paymentType: 'CREDIT_CARD',
      cardHolderName: 'Marie Tremblay',
    },
  };
}

/** What all travellers of a body pay together, in dollars. */
export function totalOf(body: PolicyBody): number {
  return body.paxes.reduce((cents, { plan }) => cents + Math.round(plan.premiumTotal * 100), 0) / 100;
}
