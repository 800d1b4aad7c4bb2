import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { applyIsComplete } from '#domain/apply/applyIsComplete.ts';
import { contactOf } from '#domain/apply/applicants.ts';
import type { ConsentTexts } from '#domain/apply/consents.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { applyMachine } from '#machines/apply/apply.machine.ts';
import { yardstickOf } from '#machines/apply/apply.form.ts';
import type { ApplyEvent, ApplyInput } from '#machines/apply/apply.types.ts';
import { flowFacts, rows, travellersForm, tripForm } from '../support/quote/forms.ts';
import { applicant, applyForm } from '../support/sale/application.ts';
import { pricedPlan, quoteAnswer, refusedAnswer } from '../support/sale/catalogue.ts';
import { plansForm } from '../support/sale/plans.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';

type Snapshot = SnapshotFrom<typeof applyMachine>;

const travellers = travellersForm({ travellers: rows(40, 40) });
const input: ApplyInput = {
  form: null,
  facts: flowFacts(),
  travellers,
  trip: tripForm(),
  plans: plansForm(['pax-1', 'pax-2'], { travellers }),
  language: 'en',
};
const employee = flowFacts({ organizationKind: 'employee', organizationCode: 'ME' });

const type = (paxId: string, field: 'birthYear' | 'email' | 'firstName', text: string): ApplyEvent => ({
  type: 'person.fill',
  key: `${field}.${paxId}`,
  value: text,
});
const {
  firstName,
  lastName,
  birthDay,
  birthMonth,
  birthYear,
  email,
  addressLine1,
  city,
  postalCode,
  province,
} = applicant();
const everything: ApplyEvent[] = [
  ...Object.entries({
    firstName,
    lastName,
    birthDay,
    birthMonth,
    birthYear,
    email,
    addressLine1,
    city,
    postalCode,
    province,
  }).map(
    ([field, text]): ApplyEvent => ({
      type: 'person.fill',
      key: `${field as 'email'}.pax-1`,
      value: text,
    }),
  ),
  { type: 'person.fill', key: 'nameToFollow.pax-2', value: false },
  ...Object.entries({ firstName, lastName, birthDay, birthMonth, birthYear }).map(
    ([field, text]): ApplyEvent => ({
      type: 'person.fill',
      key: `${field as 'email'}.pax-2`,
      value: text,
    }),
  ),
  { type: 'person.fill', key: 'eligibilityConsent.pax-1', value: true },
  { type: 'person.fill', key: 'eligibilityConsent.pax-2', value: true },
  { type: 'person.fill', key: 'uninsuredDependents', value: 'false' },
  { type: 'person.fill', key: 'legalConsent', value: true },
];

const consentsIn = (title: string): ConsentTexts => ({
  terms: { title, text: 'Sample terms.', href: null },
  bill96: { required: false, text: 'Sample consent.' },
});
const consents = { en: consentsIn('Terms'), fr: consentsIn('Conditions') };

const isComplete = ({ context }: Snapshot) => applyIsComplete(context.form, yardstickOf(context));
const ofSecond = ({ context }: Snapshot) => context.form.travellers[1] ?? applicant();
const cheaper = quoteAnswer('pax-1', 'pax-2');
cheaper.paxes[1]!.plans = [pricedPlan({ premium: 90, premiumTotal: 85 })];

export const applyTour = defineTour({
  machine: applyMachine,
  input,
  otherInputs: {
    'employee purchase': {
      ...input,
      facts: employee,
      plans: plansForm(['pax-1', 'pax-2'], { travellers, facts: employee }),
      form: applyForm(travellers, { employeeName: 'Luc Roy', employeeRelationship: 'EMPL' }),
    },
    'holder of POLICY_ADMIN': {
      ...input,
      facts: flowFacts({ mayDateApplication: true }),
    },
  },
  length: 30,
  fingerprint: (snapshot) => [
    isComplete(snapshot),
    Object.values(snapshot.context.problems).filter((problem) => problem !== null),
    Object.keys(snapshot.context.problems).length > 1,
    snapshot.context.form.travellers.map((one) => [
      one.birthYear,
      one.email,
      one.sameAsPrimary,
      one.nameToFollow,
    ]),
    snapshot.context.form.legalConsent,
    snapshot.context.form.applicationDate,
    snapshot.context.requoted !== null,
    snapshot.context.problem,
    snapshot.context.language,
    snapshot.context.towards,
    snapshot.context.output.plans !== null,
  ],
  stimuli: [
    settle('theConsentsCome', 'readConsents', consents, {
      requirements: ['AP-027'],
      check: (after, seen) => {
        expect(after.context.consents).toEqual(consents);
        expect(after.context.form.bill96Flag).toBe(false);
        expect(seen.inputs('readConsents').at(-1)).toEqual({
          organizationCode: after.context.facts.organizationCode,
          salesChannel: 'b2b',
        });
      },
    }),
    fail('theConsentsDoNotCome', 'readConsents', { code: 'network.unreachable' }),
    send('retriesConsents', { type: 'person.retryConsents' }),
    emitFrom('theConnectionReturns', 'hearConnection', { type: 'connection.return' }),
    send('fillsInEverything', everything, {
      check: (after) => expect(isComplete(after)).toBe(true),
    }),
    send('typesWrongEmail', type('pax-1', 'email', 'marie@'), {
      requirements: ['AP-009'],
      where: (after) => ofSecond(after).sameAsPrimary,
      check: (after) => expect(contactOf(after.context.form, ofSecond(after)).email).toBe('marie@'),
    }),
    send('typesEmail', type('pax-1', 'email', email)),
    send('typesOtherBirthYear', type('pax-2', 'birthYear', '1980')),
    send(
      'givesOwnContact',
      { type: 'person.fill', key: 'sameAsPrimary.pax-2', value: false },
      {
        requirements: ['AP-009'],
        check: (after) =>
          expect(ofSecond(after)).toMatchObject({ sameAsPrimary: false, email: '', city: '' }),
      },
    ),
    send(
      'reusesContactOfPrimary',
      { type: 'person.fill', key: 'sameAsPrimary.pax-2', value: true },
      {
        requirements: ['AP-008'],
        check: (after) => {
          const { form } = after.context;
          expect(contactOf(form, ofSecond(after)).email).toBe(form.travellers[0]?.email);
        },
      },
    ),
    send(
      'letsNameFollow',
      { type: 'person.fill', key: 'nameToFollow.pax-2', value: true },
      {
        check: (after) => {
          expect(ofSecond(after)).toMatchObject({ nameToFollow: true, firstName: '', lastName: '' });
          expect(after.context.problems['firstName.pax-2'] ?? null).toBeNull();
        },
      },
    ),
    send(
      'givesNameAfterAll',
      { type: 'person.fill', key: 'nameToFollow.pax-2', value: false },
      { check: (after) => expect(ofSecond(after).nameToFollow).toBe(false) },
    ),
    send('withdrawsLegalConsent', { type: 'person.fill', key: 'legalConsent', value: false }),
    send(
      'datesApplication',
      { type: 'person.fill', key: 'applicationDate', value: '2026-11-10' },
      {
        requirements: ['PM-020 partly'],
        check: (after) => expect(after.context.facts.mayDateApplication).toBe(true),
      },
    ),
    send(
      'leavesApplicationDate',
      { type: 'person.leaveField', key: 'applicationDate' },
      {
        when: ({ context }) => context.facts.mayDateApplication,
        check: (after) => expect(after.context.problems).toHaveProperty('applicationDate', null),
      },
    ),
    send(
      'choosesFrench',
      { type: 'parent.chooseLanguage', language: 'fr' },
      { check: (after) => expect(after.context.language).toBe('fr') },
    ),
    send(
      'continues',
      { type: 'person.continue' },
      {
        claims: [
          {
            requirements: ['AP-029'],
            where: (_, before) => !isComplete(before),
            check: (after) => expect(after.matches({ answering: 'correcting' })).toBe(true),
          },
          {
            requirements: ['AP-035'],
            where: (_, before) => isComplete(before),
            check: (after) => expect(after.matches('requoting') || after.status === 'done').toBe(true),
          },
        ],
      },
    ),
    settle('theQuoteStands', 'priceQuote', quoteAnswer('pax-1', 'pax-2')),
    settle('thePriceIsAnother', 'priceQuote', cheaper, {
      requirements: ['AP-035'],
      check: (after) => expect(after.matches('requoted')).toBe(true),
    }),
    settle('aPlanIsLost', 'priceQuote', {
      paxes: [...quoteAnswer('pax-1').paxes, ...refusedAnswer('pax-2').paxes],
    }),
    fail('theQuoteFails', 'priceQuote', { code: 'network.unreachable' }),
    send(
      'acceptsPrice',
      { type: 'person.acceptPrice' },
      {
        requirements: ['AP-035'],
        check: (after, _, before) => {
          expect(after.output?.towards).toBe('next');
          expect(after.output?.plans).toBe(before.context.requoted);
        },
      },
    ),
    send(
      'choosesPlansAgain',
      { type: 'person.changePlans' },
      {
        requirements: ['AP-035', 'QS-007'],
        check: (after) => {
          expect(after.output?.towards).toBe('SELECT_PLAN');
          expect(after.output?.travellers?.travellers).toHaveLength(2);
          expect(after.output?.plans?.chosen.length).toBeLessThanOrEqual(2);
        },
      },
    ),
    send(
      'changesAnswers',
      { type: 'person.changeAnswers' },
      { check: (after) => expect(after.context.requoted).toBeNull() },
    ),
    send(
      'goesBack',
      { type: 'person.goBack' },
      { check: (after) => expect(after.output).toMatchObject({ towards: 'back' }) },
    ),
    send(
      'leavesForSummary',
      { type: 'parent.leave', towards: 'QUOTE_DETAILS' },
      { check: (after) => expect(after.output).toMatchObject({ towards: 'QUOTE_DETAILS' }) },
    ),
  ],
  holds: {
    readingConsents: (snapshot) => {
      expect(snapshot.can({ type: 'person.continue' })).toBe(false);
      expect(snapshot.context.problem).toBeNull();
    },
    withoutConsents: {
      requirements: ['AP-027', 'AP-029'],
      check: (snapshot) => {
        expect(snapshot.context).toMatchObject({ consents: null, problem: 'network.unreachable' });
        expect(snapshot.can({ type: 'person.continue' })).toBe(false);
      },
    },
    answering: {
      requirements: ['PM-020 partly'],
      check: (snapshot) => {
        const dated = { type: 'person.fill', key: 'applicationDate', value: '2026-11-10' } as const;
        expect(snapshot.can(dated)).toBe(snapshot.context.facts.mayDateApplication);
      },
    },
    'answering.editing': ({ context }) => expect(context.output.plans).toBeNull(),
    'answering.correcting': ({ context }) => {
      expect(Object.values(context.problems).some((problem) => problem !== null)).toBe(true);
      expect(context.attempts).toBeGreaterThan(0);
    },
    'answering.requoteFailed': ({ context }) => expect(context.problem).toBe('network.unreachable'),
    requoting: {
      requirements: ['AP-035'],
      check: (snapshot, seen) => {
        const asked = seen.inputs('priceQuote').at(-1) as QuoteBody;
        const second = ofSecond(snapshot);
        expect(snapshot.context).toMatchObject({ requoted: null, problem: null });
        expect(asked.paxes[1]?.age).toBe(second.birthYear === '1980' ? 46 : 40);
        expect(asked.paxes.every(({ plan }) => plan?.code === 'SEMH')).toBe(true);
        expect(snapshot.can({ type: 'person.continue' })).toBe(false);
      },
    },
    requoted: {
      requirements: ['AP-035'],
      check: (snapshot) => {
        expect(snapshot.context.requoted?.chosen).toHaveLength(2);
        expect(snapshot.can({ type: 'person.continue' })).toBe(false);
      },
    },
    planLost: {
      requirements: ['AP-035'],
      check: (snapshot) => {
        expect(snapshot.can({ type: 'person.acceptPrice' })).toBe(false);
        expect(snapshot.context.lost.map(({ paxId, refused }) => [paxId, refused])).toEqual([
          ['pax-2', null],
        ]);
      },
    },
    left: ({ output, context }) => expect(output?.form).toBe(context.form),
  },
});
