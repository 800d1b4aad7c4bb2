import { expect } from 'vitest';
import { organizationContent } from '#domain/calls/organizations/getContent.ts';
import { policyBodyExample } from '#domain/calls/purchases/policyBodyExample.ts';
import { quoteBodyExample } from '#domain/calls/quotes/quoteBodyExample.ts';
import { noForms } from '#domain/flow/flowForms.ts';
import { sampleOf } from '../http/sampleOf.ts';
import { needsTexts } from '../needs/questions.ts';
import { sampleWorksheet } from '../sale/worksheet.ts';
import {
  type Adapters,
  adapter,
  bilingual,
  policyNumber,
  quote,
  quoteNumber,
  some,
  team,
} from './adapter.ts';
import { draftId, inside } from './portsOfPage.ts';

const draft = { step: 'TRAVELLER_DETAILS', forms: { ...noForms, travellers: quote.form } };
const questionnaire = { ...team, planClass: 'OCM', date: '2026-11-20' };
const content = sampleOf(organizationContent) as object;

const placesBy = [
  [{ countryPrefix: null, inCanada: null }, {}],
  [{ countryPrefix: null, inCanada: false }, { notCountryPrefix: 'Canada' }],
  [{ countryPrefix: null, inCanada: true }, { countryPrefix: 'Canada' }],
  [
    { countryPrefix: 'PT', inCanada: false },
    { countryPrefix: 'PT', notCountryPrefix: 'Canada' },
  ],
] as const;
const places: Adapters = Object.fromEntries(
  placesBy.map(([rule, where]) => {
    const variables = { where: { prefix: 'mont', ...where }, groupBy: 'iata', limit: 1000 };
    const more = {
      requirements: ['PL-035', 'TD-019', 'TD-020', 'TD-021'],
      sent: ['/api/graphql', expect.objectContaining({ operationName: 'TravelLocations', variables })],
    };
    return [
      `places by the rule ${JSON.stringify(rule)}`,
      adapter((p) => p.searchLocations, { text: 'mont', rule }, [], more),
    ];
  }),
);

/** What a quote and a purchase ask. */
export const ofSale: Adapters = {
  'a draft': adapter((p) => p.draft.readDraft, { wantedStep: 'TRAVELLER_DETAILS' }, 'unreadable'),
  'a draft that is kept': adapter((p) => p.draft.keepDraft, draft, { quoteNumber: null, validUntil: null }),
  'a draft that is saved': adapter((p) => p.draft.saveDraft, { draft, overwrites: false }, 'saved'),
  'the end of a draft': adapter((p) => p.draft.closeDraft),
  'the plans that there are': adapter((p) => p.readProducts, { ...team, effectiveDate: '2026-11-20' }, some),
  'the plans that are advised': adapter((p) => p.recommendPlans, quoteBodyExample, { paxes: [] }),
  'the prices of plans': adapter((p) => p.priceQuote, quoteBodyExample, { paxes: [] }),
  'how a price came about': adapter(
    (p) => p.explainPrice,
    { ...quoteBodyExample, paxes: quoteBodyExample.paxes.slice(1) },
    sampleWorksheet,
    {
      answers: {
        explainPrices: { paxes: [{ referenceNumber: '1', worksheet: sampleWorksheet, errors: [] }] },
      },
    },
  ),
  'a questionnaire with words to read aloud': adapter((p) => p.readQuestionnaire, questionnaire, bilingual, {
    requirements: ['MQ-018'],
    sent: [
      expect.stringMatching(/language=EN&mqLIAScripting=true$/),
      expect.stringMatching(/language=FR&mqLIAScripting=true$/),
    ],
  }),
  'a questionnaire without them': adapter((p) => p.readQuestionnaire, questionnaire, bilingual, {
    requirements: ['MQ-018'],
    answers: { getContent: { organization: { ...content, mqLIAScripting: { title: '', text: '' } } } },
    sent: [
      expect.stringMatching(/language=EN&mqLIAScripting=false$/),
      expect.stringMatching(/language=FR&mqLIAScripting=false$/),
    ],
  }),
  'the questions of the needs analysis': adapter(
    (p) => p.readNeedsQuestions,
    { planClass: 'OCM', effectiveDate: '2026-11-20' },
    { en: needsTexts.en, fr: needsTexts.en },
    { answers: { postGraphql: { data: { needsAnalysisQuestions: needsTexts.en } } } },
  ),
  ...places,
  'the form of a quote that is posted': adapter((p) => p.postBooking, quote),
  'the form of a quote that is synced': adapter((p) => p.syncQuote, quote, undefined, {
    requirements: ['QR-014'],
    sent: ['/api/sync-quote', quote],
  }),
  'a key of a purchase': adapter((p) => p.buying.preparePurchase, undefined, {
    purchaseId: draftId,
    expiresAt: expect.any(String),
  }),
  'a purchase': adapter(
    (p) => p.buying.createPolicy,
    { purchaseId: draftId, lang: 'FR', body: policyBodyExample },
    expect.objectContaining({ status: 201 }),
  ),
  'what became of a purchase': adapter(
    (p) => p.buying.readPurchase,
    { purchaseId: draftId },
    expect.objectContaining({ status: expect.any(String) }),
  ),
  'the file of a policy': adapter(
    (p) => p.downloadPdf,
    { policyNumber, version: '1', of: 'policy', language: 'en' },
    undefined,
    { saves: 'TC-100000001-en.pdf' },
  ),
  'the file of a policy as it was sent': adapter(
    (p) => inside(p.delivery.policyPdf)('downloadPdf'),
    { policyNumber, emailRef: draftId, of: 'delivery', language: 'fr' },
    undefined,
    {
      requirements: ['DL-017'],
      sent: [`/api/policies/${policyNumber}/confirmation/pdf?emailRef=${draftId}`],
      saves: 'TC-100000001-fr.pdf',
    },
  ),
  'the deliveries of a policy': adapter((p) => p.delivery.readDeliveries, { policyNumber }, []),
  'a policy that is put in force again': adapter(
    (p) => p.retryPolicy,
    { policyNumber, language: 'fr' },
    undefined,
    { requirements: ['EN-041'], sent: ['/api/policies/retry', { policyNumber }] },
  ),
  'the history of a policy': adapter(
    (p) => p.readPolicyHistory,
    { policyNumber },
    { records: [], paxes: [] },
  ),
  'a confirmation that is sent again': adapter(
    (p) => inside(p.delivery.confirmationResend)('resendConfirmation'),
    { policyNumber, form: { email: ' leo@example.ca ', language: 'FR' }, toOther: true },
    undefined,
    {
      requirements: ['DL-005', 'DL-006'],
      sent: ['/api/policies/confirmation/resend', { policyNumber, email: 'leo@example.ca', language: 'FR' }],
    },
  ),
  'the file of a quote': adapter(
    (p) => p.downloadPdf,
    { quoteNumber, of: 'quote', language: 'en' },
    undefined,
    {
      saves: 'Q-100001.pdf',
    },
  ),
  'plans of the resource page': adapter(
    (p) => inside(p.area('resources'))('listPlans'),
    { query: { planClass: 'TC', page: 2, compared: ['SEMH'] }, language: 'fr' },
    { total: 0, offset: 0, limit: 0, rows: [], compared: [] },
    { sent: ['/api/product/plans?planClass=TC&offset=5&lang=fr&compared=SEMH'] },
  ),
};
