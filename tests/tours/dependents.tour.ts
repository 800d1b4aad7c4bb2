import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { toPolicyBody } from '#domain/apply/policyBody.ts';
import { hasChanges } from '#domain/endorsement/dependentsDelta.ts';
import { formsOf } from '#domain/endorsement/policyForms.ts';
import { defaultQuickQuoteLimits } from '#domain/quote/limits.ts';
import { hasError } from '#machines/dependents/dependents.form.ts';
import { dependentsMachine } from '#machines/dependents/dependents.machine.ts';
import { soldDetail } from '../support/policies/soldDetail.ts';
import { rows, today, travellersForm } from '../support/quote/forms.ts';
import { applicant, application, applyForm } from '../support/sale/application.ts';
import { defineTour } from '../support/tours/define.ts';
import { send } from '../support/tours/stimuli.ts';
import type { Seen } from '../support/tours/types.ts';

const family = travellersForm({ travellers: rows(40, 10, 8), familyPlans: 'true' });
const child = (paxId: string, firstName: string, birthYear: string) =>
  applicant({ paxId, firstName, birthYear, sameAsPrimary: true, relationship: 'CHILD' });
const travellers = [applicant(), child('pax-2', 'Zoé', '2016'), child('pax-3', 'Léo', '2018')];
const sold = application({ travellers: family, apply: applyForm(family, { travellers }) });
const rule = { type: 'TRIPCOST', increase: true, decrease: true } as const;
const policy = soldDetail(toPolicyBody(sold, new Map()), {
  terms: {
    benefits: [
      {
        code: 'TRIPCANX',
        rules: [rule],
        preDepartureDurationDecrease: true,
        postDepartureDurationDecrease: false,
        cancellableAfterFreeLook: false,
      },
    ],
    deductibles: [],
    coverageAmounts: [],
    tripDurations: [],
    questionnaireMinimumAge: null,
    eligibility: null,
  },
});
/** One who was removed by an earlier change had the number 4. */
const known = { ...policy, usedReferenceNumbers: [...policy.usedReferenceNumbers, 'pax-4'] };
const forms = formsOf(known);
const input = { policy: known, forms, today, quickQuoteLimits: defaultQuickQuoteLimits };
const primary = { id: 'pax-1', age: '5', tripCost: '0' };
const younger = {
  ...forms,
  travellers: { ...forms.travellers, travellers: forms.travellers.travellers.with(0, primary) },
};

const added = 'pax-5';
const idsOf = ({ context }: AnyMachineSnapshot): string[] =>
  context.form.dependents.map(({ referenceNumber }: { referenceNumber: string }) => referenceNumber);
const isAsOpened = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ changes: 'none', errors: 'none' }) &&
  snapshot.context.used.length === 4 &&
  snapshot.context.attempts === 0 &&
  Object.keys(snapshot.context.problems).length === 0;
const fill = (key: string, value: string) => ({ type: 'person.fill', key, value }) as never;
const lastReport = (seen: Seen) => seen.toParent.at(-1);
const add = { type: 'person.addDependent' } as const;

export const dependentsTour = defineTour({
  machine: dependentsMachine,
  input,
  otherInputs: {
    'an edit that is taken up again': {
      ...input,
      forms: {
        ...forms,
        apply: { ...forms.apply, travellers: forms.apply.travellers.slice(0, 2) },
      },
    },
  },
  fingerprint: ({ context: { form, problems, used, attempts, facts } }) => [
    form,
    problems,
    used.length,
    attempts > 0,
    facts.forms.travellers.travellers[0]?.age,
  ],
  stimuli: [
    send('addsADependent', add, {
      requirements: ['EN-018'],
      when: isAsOpened,
      check: (after, seen) => {
        expect(idsOf(after)).toEqual(['pax-2', 'pax-3', added]);
        expect(lastReport(seen)).toMatchObject({
          delta: { removed: [], added: [{ referenceNumber: added }], changed: [] },
          hasChanges: true,
          hasError: true,
        });
      },
    }),
    send(
      'addsUntilItIsFull',
      Array.from({ length: 9 }, () => add),
      {
        requirements: ['EN-086'],
        when: isAsOpened,
        check: (after) => {
          expect(after.context.form.dependents).toHaveLength(11);
          expect(after.can(add)).toBe(false);
        },
      },
    ),
    send(
      'addsACompleteDependent',
      [
        add,
        fill(`firstName.${added}`, 'Ana'),
        fill(`lastName.${added}`, 'Roy'),
        fill(`birthDay.${added}`, '4'),
        fill(`birthMonth.${added}`, '05'),
        fill(`birthYear.${added}`, '2020'),
        fill(`relationship.${added}`, 'GRANDCHILD'),
        fill(`tripCost.${added}`, '150,50'),
      ],
      {
        when: isAsOpened,
        check: (_, seen) =>
          expect(lastReport(seen)).toMatchObject({
            delta: { added: [{ firstName: 'Ana', relationship: 'GRANDCHILD', tripCost: '150.50' }] },
            hasChanges: true,
            hasError: false,
          }),
      },
    ),
    send(
      'removesTheNewOne',
      { type: 'person.removeDependent', dependent: added },
      {
        requirements: ['EN-021'],
        when: (snapshot) => idsOf(snapshot).length === 3,
        check: (after, seen) => {
          expect(after.context.form.dependents).toEqual(after.context.initial);
          expect(lastReport(seen)).toMatchObject({ delta: { removed: [], added: [], changed: [] } });
        },
      },
    ),
    send(
      'removesZoe',
      { type: 'person.removeDependent', dependent: 'pax-2' },
      {
        requirements: ['EN-017'],
        when: isAsOpened,
        check: (after, seen) => {
          expect(after.context.initial.map(({ firstName }: { firstName: string }) => firstName)).toEqual([
            'Zoé',
            'Léo',
          ]);
          expect(after.context.family).toBe('familyRule');
          expect(lastReport(seen)).toMatchObject({
            delta: { removed: [{ firstName: 'Zoé' }], added: [], changed: [] },
            hasError: true,
          });
        },
      },
    ),
    send(
      'keepsZoe',
      { type: 'person.keepDependent', dependent: 'pax-2' },
      {
        check: (after, seen) => {
          expect(idsOf(after)).toContain('pax-2');
          expect(lastReport(seen)).toMatchObject({ delta: { removed: [] } });
        },
      },
    ),
    send('renamesZoe', fill('firstName.pax-2', 'Zoë'), {
      requirements: ['EN-018'],
      when: isAsOpened,
      check: (_, seen) =>
        expect(lastReport(seen)).toMatchObject({
          delta: {
            removed: [],
            added: [],
            changed: [{ before: { referenceNumber: 'pax-2', firstName: 'Zoé' }, now: { firstName: 'Zoë' } }],
          },
          hasError: false,
        }),
    }),
    send('namesZoeAgain', fill('firstName.pax-2', 'Zoé'), {
      when: ({ context }) =>
        context.form.dependents.some(({ firstName }: { firstName: string }) => firstName === 'Zoë'),
    }),
    send('leavesTheNameEmpty', fill('firstName.pax-2', ''), { when: isAsOpened }),
    send(
      'leavesTheName',
      { type: 'person.leaveField', key: 'firstName.pax-2' },
      {
        when: ({ context }) =>
          context.form.dependents[0]?.firstName === '' && !context.form.dependents[0].nameToFollow,
        check: ({ context }) => expect(context.problems).toMatchObject({ 'firstName.pax-2': 'required' }),
      },
    ),
    send(
      'letsTheNameFollow',
      { type: 'person.fill', key: 'nameToFollow.pax-2', value: true },
      {
        when: isAsOpened,
        check: ({ context }) =>
          expect(context.form.dependents[0]).toMatchObject({
            nameToFollow: true,
            firstName: '',
            lastName: '',
          }),
      },
    ),
    send('makesZoeOld', fill('birthYear.pax-2', '1970'), {
      requirements: ['EN-020'],
      when: isAsOpened,
      check: (_, seen) => expect(lastReport(seen)).toMatchObject({ hasChanges: true, hasError: true }),
    }),
    send(
      'theTripMoves',
      { type: 'parent.giveForms', forms: younger },
      {
        when: isAsOpened,
        check: (_, seen) => expect(lastReport(seen)).toMatchObject({ hasChanges: false, hasError: true }),
      },
    ),
    send(
      'theEditIsRefused',
      { type: 'parent.judge' },
      {
        when: ({ context }) => context.attempts === 0 && context.form.dependents.length === 3,
        check: ({ context }) => expect(Object.keys(context.problems)).toContain('firstName.pax-3'),
      },
    ),
  ],
  holds: {
    changes: (_, seen) => expect(lastReport(seen)).toMatchObject({ type: 'dependents.report' }),
    'changes.none': {
      requirements: ['EN-019'],
      where: ({ context: { delta } }) => !hasChanges(delta),
      check: ({ context }, seen) => {
        expect(context.delta).toEqual({ removed: [], added: [], changed: [] });
        expect(seen.toParent).toContainEqual(expect.objectContaining({ hasChanges: false }));
      },
    },
    'changes.some': {
      requirements: ['EN-019'],
      where: ({ context: { delta } }) => hasChanges(delta),
      check: (_, seen) => expect(seen.toParent).toContainEqual(expect.objectContaining({ hasChanges: true })),
    },
    errors: (_, seen) => expect(lastReport(seen)).toHaveProperty('dependents'),
    'errors.none': {
      requirements: ['EN-020'],
      where: ({ context }) => !hasError(context),
      check: (_, seen) => expect(seen.toParent).toContainEqual(expect.objectContaining({ hasError: false })),
    },
    'errors.some': {
      requirements: ['EN-020'],
      where: ({ context }) => hasError(context),
      check: (_, seen) => expect(seen.toParent).toContainEqual(expect.objectContaining({ hasError: true })),
    },
  },
});
