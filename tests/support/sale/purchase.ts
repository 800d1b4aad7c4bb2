import type { PurchaseAnswer, PurchaseStatus } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { today } from '../quote/forms.ts';

export const purchaseId = '6f1c1f0a-9d53-4a0e-8f7a-0c5f3f1b2a4d';

export function policyRecord(...paxIds: string[]): PolicyRecord {
  const ids = paxIds.length === 0 ? ['pax-1'] : paxIds;
  return {
    policyNumber: 'TC-100000001',
    organizationCode: 'PARTNER',
    applicationDate: today,
    salesChannel: 'b2b',
    travellerType: 'SINGLE',
    tripInformation: { startDate: '2026-12-01', endDate: '2026-12-15' },
    paxes: ids.map((referenceNumber, index) => ({
      referenceNumber,
      policyNumber: `TC-10000000${index + 1}`,
      policyStatus: 'ACTIVE',
      firstName: 'Marie',
      lastName: 'Tremblay',
      nameToFollow: false,
      dateOfBirth: '1986-05-04',
      age: 40,
      lang: 'FR',
      email: 'marie@example.com',
      delivery: 'PENDING',
      plan: {
        code: 'SEMH',
        name: { en: 'Emergency medical', fr: 'Soins médicaux d’urgence' },
        tripPreference: { deductible: 0 },
        insuredPeriod: { from: '2026-12-01', to: '2026-12-15' },
        cancellationFrom: null,
        adjustments: [],
        optionalBenefits: [],
        premiumTotal: 95,
        documents: documentsOf('SEMH'),
      },
      payments: [
        {
          amount: 95,
          type: 'CHARGE',
          method: 'CREDIT_CARD',
          cardReference: 'purchase-1.1.1',
          paymentDate: today,
        },
      ],
    })),
    dependents: [],
    referredBy: null,
    referenceId: null,
    employeeName: null,
    employeeRelationship: null,
    seller: { names: { en: 'Boreal Travel', fr: 'Voyages Boréal' }, agent: 'Daniel Kowalski' },
    insurer: {
      name: { en: 'Northern Harbour', fr: 'Havre du Nord' },
      tollFree: '1 800 555-0191',
      collect: '+1 416 555-0192',
    },
  };
}

function documentsOf(code: string): PolicyRecord['paxes'][number]['plan']['documents'] {
  const link = (lang: string, text: string) => ({
    href: `/api/product/documents/${code}/policy?lang=${lang}&edition=${'e'.repeat(43)}`,
    text,
  });
  return { en: [link('EN', 'Policy wording')], fr: [link('FR', 'Libellé de la police')] };
}

export function purchaseAnswer(status: PurchaseStatus, record: PolicyRecord | null = null): PurchaseAnswer {
  const isDeclined = status === 'declined';
  return {
    purchaseId,
    status,
    declinedPayers: isDeclined ? ['pax-1'] : [],
    declineReason: isDeclined ? 'funds.insufficient' : null,
    record,
  };
}
