import { expect } from 'vitest';
import { advisorFormMachine } from '#machines/advisorForm/advisorForm.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import {
  blank,
  byCounselorId,
  byPartyId,
  claire,
  codesOf,
  isTyped,
  omar,
  typed,
  unlessElsewhere,
} from './advisorForm.situations.ts';
import { leaveHolds, leaveStimuli } from '../support/tours/parts/leave.ts';

const left = { type: 'page.close', flag: 'backPage' };

/** A new advisor, whom an employee of the insurer creates. */
export const advisorFormTour = defineTour({
  machine: advisorFormMachine,
  input: { language: 'en', userType: 'lanid', randomId: '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a55' },
  length: 40,
  fingerprint: ({
    context: { form, problems, problem, refused, selectedSponsors, sponsorIsMissed, language },
  }) => [
    form.firstName,
    form.emailAddress,
    form.recipientEmailAddress1,
    Object.keys(problems).filter((key) => problems[key as keyof typeof problems]),
    problem,
    refused,
    selectedSponsors,
    sponsorIsMissed,
    language,
  ],
  stimuli: [
    ...leaveStimuli,
    emitFrom(
      'aSponsorIsFound',
      'advisorCode',
      { type: 'advisorCode.find', sponsor: byPartyId, advisor: claire },
      {
        when: (snapshot) => codesOf(snapshot) === '',
        claims: [
          {
            requirements: ['AD-054'],
            where: (_, before) => before.context.touched.length === 0,
            check: ({ context }) =>
              expect(context.form).toMatchObject({
                firstName: 'Claire',
                lastName: 'Beaulieu',
                phone: '4185550142',
                city: 'Québec',
                emailAddress: 'claire.beaulieu@advisors.example',
                address: '125 rue Saint-Jean',
                address2: '',
                provinceOfResidence: 'QC',
                postalCode: 'G1R1S4',
                language: 'FR',
              }),
          },
          {
            requirements: ['AD-055'],
            where: (_, before) => before.context.touched.includes('firstName'),
            check: ({ context }) =>
              expect([context.form.firstName, context.form.city]).toEqual(['Grace', 'Québec']),
          },
        ],
      },
    ),
    emitFrom(
      'anotherSponsorIsFound',
      'advisorCode',
      { type: 'advisorCode.find', sponsor: byCounselorId, advisor: omar },
      {
        when: (snapshot) => codesOf(snapshot) === 'MLIADV',
        requirements: ['AD-055'],
        check: ({ context }, _, before) => {
          expect(context.form).toEqual(before.context.form);
          expect(context.selectedSponsors).toEqual([byPartyId, byCounselorId]);
        },
      },
    ),
    emitFrom(
      'theSameSponsorIsFound',
      'advisorCode',
      { type: 'advisorCode.find', sponsor: { ...byPartyId, partyId: '7' }, advisor: omar },
      {
        when: (snapshot) => codesOf(snapshot) === 'MLIADV',
        check: ({ context }) => expect(context.selectedSponsors).toEqual([byPartyId]),
      },
    ),
    ...[
      send(
        'addsASponsor',
        { type: 'person.addSponsor' },
        {
          check: ({ context }, seen) =>
            expect(seen.received('advisorCode').at(-1)).toEqual({
              type: 'parent.openAdvisorCode',
              selectedSponsors: context.selectedSponsors,
            }),
        },
      ),
      send(
        'deletesTheFirstOfTwo',
        { type: 'person.removeSponsor', sponsorCode: 'MLIADV' },
        {
          when: (snapshot) => codesOf(snapshot) === 'MLIADV,LAKES',
          requirements: ['AD-021 partly'],
          check: ({ context }, _, before) => {
            expect(context.selectedSponsors).toEqual([byCounselorId]);
            expect(context.form).toEqual(before.context.form);
          },
        },
      ),
      send(
        'deletesTheOnlySponsor',
        { type: 'person.removeSponsor', sponsorCode: 'MLIADV' },
        {
          when: (snapshot) => codesOf(snapshot) === 'MLIADV',
          requirements: ['AD-056'],
          check: ({ context }) => expect(context.form).toMatchObject(blank),
        },
      ),
      send(
        'entersEverything',
        Object.entries(typed).map(([key, value]) => ({ type: 'person.fill', key, value }) as never),
        { when: (snapshot) => !isTyped(snapshot) },
      ),
      send(
        'typesAnAddressInPart',
        { type: 'person.fill', key: 'emailAddress', value: 'grace@' },
        { when: ({ context }) => context.form.emailAddress === '' },
      ),
      send(
        'typesAnotherRecipient',
        { type: 'person.fill', key: 'recipientEmailAddress1', value: 'office@advisors.example' },
        { when: ({ context }) => context.form.recipientEmailAddress1 === '' },
      ),
      send(
        'resetsThePersonalDetails',
        { type: 'person.resetPersonal' },
        {
          requirements: ['AD-010 partly'],
          check: ({ context }, _, before) => {
            expect(context.form).toMatchObject(blank);
            expect(context.form.recipientEmailAddress1).toBe(before.context.form.recipientEmailAddress1);
          },
        },
      ),
      send(
        'resetsTheRecipients',
        { type: 'person.resetRecipients' },
        {
          requirements: ['AD-010 partly'],
          check: ({ context }, _, before) =>
            expect(context.form).toEqual({ ...before.context.form, recipientEmailAddress1: '' }),
        },
      ),
      send(
        'confirms',
        { type: 'person.confirm' },
        {
          when: (snapshot) => isTyped(snapshot) && codesOf(snapshot) !== '',
          requirements: ['AD-084 partly'],
          check: ({ context }, seen) =>
            expect(seen.inputs('createAdvisor').at(-1)).toEqual({
              form: context.form,
              selectedSponsors: context.selectedSponsors,
              referenceNumber: context.referenceNumber,
            }),
        },
      ),
      send(
        'confirmsWithoutASponsor',
        { type: 'person.confirm' },
        {
          when: (snapshot) => isTyped(snapshot) && codesOf(snapshot) === '',
          requirements: ['AD-074 partly'],
          check: (after) => {
            expect(after.context.sponsorIsMissed).toBe(true);
            expect(after.matches({ form: { asking: 'correcting' } })).toBe(true);
          },
        },
      ),
      send(
        'confirmsTooEarly',
        { type: 'person.confirm' },
        {
          when: ({ context }) => context.form.firstName === '' && context.form.emailAddress === '',
          requirements: ['AD-060 partly'],
          check: (after) => {
            expect(after.matches({ form: { asking: 'correcting' } })).toBe(true);
            expect(after.context.problems).toMatchObject({
              firstName: 'required',
              lastName: 'required',
              emailAddress: 'required',
              userGroup: 'required',
            });
          },
        },
      ),
      send(
        'confirmsAnAddressInPart',
        { type: 'person.confirm' },
        {
          when: ({ context }) => context.form.emailAddress === 'grace@',
          check: ({ context }) => expect(context.problems.emailAddress).toBe('emailInvalid'),
        },
      ),
      send(
        'goesBack',
        { type: 'person.goBack' },
        {
          claims: [
            {
              where: (after) => after.matches({ leave: 'free' }),
              requirements: ['AD-015 partly'],
              check: (_, seen) => expect(seen.toParent.at(-1)).toEqual(left),
            },
            {
              where: (after) => !after.matches({ leave: 'free' }),
              requirements: ['AD-011 partly'],
              check: (after) => expect(after.matches({ leave: 'asking' })).toBe(true),
            },
          ],
        },
      ),
      send(
        'choosesFrench',
        { type: 'parent.chooseLanguage', language: 'fr' },
        {
          when: ({ context }) => context.language === 'en' && context.form.firstName === '',
          check: (_, seen) =>
            expect(seen.received('advisorCode').at(-1)).toEqual({
              type: 'parent.chooseLanguage',
              language: 'fr',
            }),
        },
      ),
      send(
        'theModalHearsOfTheRenewal',
        { type: 'parent.renewSession' },
        {
          when: ({ context }) => context.form.firstName === '',
          check: (_, seen) =>
            expect(seen.received('advisorCode').at(-1)).toEqual({ type: 'parent.renewSession' }),
        },
      ),
    ].map(unlessElsewhere),
    settle(
      'theAdvisorIsCreated',
      'createAdvisor',
      { profileRef: 'p-1' },
      {
        when: (snapshot) => !snapshot.matches({ leave: 'left' }),
        requirements: ['AD-084 partly'],
        check: (_, seen) =>
          expect(seen.toParent.at(-1)).toEqual({
            type: 'page.close',
            flag: 'editPage',
            saved: { id: 'p-1', name: 'Grace MacLeod' },
          }),
      },
    ),
    fail(
      'aFieldIsRefused',
      'createAdvisor',
      { code: 'advisor.duplicate', body: { fields: { 'body.emailAddress': 'notUnique' } } },
      { check: ({ context }) => expect(context.problems.emailAddress).toBe('notUnique') },
    ),
    fail('itIsNotSent', 'createAdvisor', {
      code: 'advisor.linked',
      body: { fields: { 'body.sponsors': 'notUnique' } },
    }),
  ],
  holds: {
    form: {
      requirements: ['AD-009 partly'],
      check: ({ context }) => expect(context.referenceNumber).toBe('XUG6JYPKRT'),
    },
    'form.asking': (snapshot) => expect(snapshot.can({ type: 'person.confirm' })).toBe(true),
    'form.asking.editing': ({ context }) => expect(context.sponsorIsMissed).toBe(false),
    'form.asking.correcting': ({ context }) =>
      expect([context.sponsorIsMissed, ...Object.values(context.problems).filter(Boolean)]).not.toEqual([
        false,
      ]),
    'form.asking.failed': {
      requirements: ['AD-084 partly'],
      check: ({ context }) => {
        expect(context.problem).toBe('advisor.linked');
        expect(context.selectedSponsors).not.toEqual([]);
      },
    },
    'form.doing': {
      requirements: ['AD-085 partly'],
      check: (snapshot) => {
        expect(snapshot.hasTag('busy')).toBe(true);
        expect(snapshot.can({ type: 'person.confirm' })).toBe(false);
      },
    },
    'form.done': ({ context }) => expect(context.selectedSponsors).not.toEqual([]),
    ...leaveHolds,
  },
});
