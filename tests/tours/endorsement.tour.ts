import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { policyOfTwo } from '../support/policies/policyDetail.ts';
import { endorsementMachine } from '#machines/endorsement/endorsement.machine.ts';
import { editOf } from '#domain/endorsement/policyEdit.ts';
import { formsOf } from '#domain/endorsement/policyForms.ts';
import type { DependentsReport } from '#machines/dependents/dependents.types.ts';
import type { EndorsementContext } from '#machines/endorsement/endorsement.types.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import type { Seen } from '../support/tours/types.ts';
import {
  activePolicy,
  input,
  lastDay,
  laterReturn,
  otherInputs,
  requoted,
  returns,
} from './endorsement.situations.ts';

const lastDayIn = ({ context }: AnyMachineSnapshot) =>
  (context as EndorsementContext).edit?.travellers.returnDate ?? null;
const ends = (day: string) => (snapshot: AnyMachineSnapshot) => lastDayIn(snapshot) === day;
/** Nobody was removed of those who ride along. */
const everybodyTravels = ({ context }: AnyMachineSnapshot) =>
  (context as EndorsementContext).edit?.apply.travellers.length !== 1;
const kept = (seen: Seen) => seen.received('keepEdit').at(-1) as { draft: unknown } | undefined;
const nothingIsRequoted = { requoteDone: false, deltaTotal: 0, deltaPaxes: [] };
const dropped = (after: AnyMachineSnapshot, seen: Seen) => {
  expect(after.matches({ policy: 'reading' })).toBe(true);
  expect(after.context).toMatchObject({ edit: null, changes: [], ...nothingIsRequoted });
  expect(seen.toParent.at(-1)).toEqual({ type: 'page.noteUnsaved', unsaved: false });
};
const refusal = (body: object) => ({ code: 'policy.notOffered', body });

export const endorsementTour = defineTour({
  machine: endorsementMachine,
  input,
  otherInputs,
  fingerprint: ({ context }) => [
    context.edit?.travellers.returnDate,
    context.problems,
    context.problem,
    context.message,
    context.requoteDone,
    context.language,
    context.edit?.apply.travellers.length,
    context.dependentsAreWrong,
  ],
  stimuli: [
    send(
      'begins',
      { type: 'person.edit' },
      {
        requirements: ['PM-017', 'PV-020 partly'],
        check: (after) => {
          expect(after.matches({ policy: { editing: 'typing' } })).toBe(true);
          expect(after.context).toMatchObject({ changes: [], ...nothingIsRequoted });
        },
      },
    ),
    send('endsLater', returns(lastDay.later), {
      when: (snapshot) => ends(lastDay.loaded)(snapshot) && everybodyTravels(snapshot),
      requirements: ['EN-012', 'EN-013'],
      check: ({ context }, seen) => {
        expect(context.changes).toEqual([laterReturn]);
        expect(kept(seen)).toMatchObject({ draft: { edit: { travellers: { returnDate: lastDay.later } } } });
      },
    }),
    send('endsAsBefore', returns(lastDay.loaded), {
      when: (snapshot) =>
        ![lastDay.loaded, null].includes(lastDayIn(snapshot) as never) && everybodyTravels(snapshot),
      requirements: ['EN-014', 'EN-031'],
      check: ({ context }, seen) => {
        expect(context).toMatchObject({ changes: [], ...nothingIsRequoted });
        expect(kept(seen)).toEqual({ type: 'parent.keepEdit', draft: null });
      },
    }),
    send('endsOnNoDay', returns(lastDay.none), { when: ends(lastDay.loaded) }),
    send(
      'leavesTheDay',
      { type: 'person.leaveField', of: 'travellers', key: 'returnDate' },
      {
        when: (snapshot) => lastDayIn(snapshot) !== null,
        check: ({ context }) =>
          expect(context.problems.travellers.returnDate).toBe(
            context.edit?.travellers.returnDate === lastDay.none ? 'invalidDate' : null,
          ),
      },
    ),
    send(
      'asksForThePrice',
      { type: 'person.requote' },
      {
        when: (snapshot) => ends(lastDay.later)(snapshot) && !snapshot.context.dependentsAreWrong,
        requirements: ['EN-024'],
        check: (after, seen) => {
          expect(after.matches({ policy: 'requoting' })).toBe(true);
          expect(seen.inputs('requotePolicy').at(-1)).toMatchObject({
            body: { tripInformation: { startDate: '2027-02-01', endDate: lastDay.later } },
          });
        },
      },
    ),
    send(
      'asksForThePriceOfAWrongDependent',
      { type: 'person.requote' },
      {
        when: ({ context }) => context.dependentsAreWrong,
        requirements: ['EN-022 partly'],
        check: (after, seen) => {
          expect(after.matches({ policy: { editing: 'correcting' } })).toBe(true);
          expect(seen.received('dependents').at(-1)).toEqual({ type: 'parent.judge' });
        },
      },
    ),
    send(
      'asksForThePriceOfNothing',
      { type: 'person.requote' },
      {
        when: ends(lastDay.loaded),
        requirements: ['EN-022 partly'],
        check: (after, _, before) =>
          expect(after.matches({ policy: 'requoting' })).toBe(before.matches({ policy: 'requoting' })),
      },
    ),
    send(
      'asksForThePriceOfNoDay',
      { type: 'person.requote' },
      {
        when: ends(lastDay.none),
        requirements: ['EN-022 partly'],
        check: (after) => expect(after.matches({ policy: { editing: 'correcting' } })).toBe(true),
      },
    ),
    settle('thePriceComes', 'requotePolicy', requoted, {
      requirements: ['EN-024', 'EN-025'],
      check: ({ context }) =>
        expect(context).toMatchObject({
          requoteDone: true,
          deltaTotal: 5,
          deltaPaxes: [{ deltaAmount: 20 }, { deltaAmount: -15 }],
        }),
    }),
    fail(
      'oneThingIsRefused',
      'requotePolicy',
      refusal({ error: 'Refused.', errors: [{ message: 'The plan ends at 30 days.' }] }),
      {
        requirements: ['EN-029'],
        check: ({ context }) => expect(context.message).toBe('The plan ends at 30 days.'),
      },
    ),
    fail(
      'severalThingsAreRefused',
      'requotePolicy',
      refusal({ error: 'Refused.', errors: [{ message: 'One.' }, { message: 'Two.' }] }),
      {
        requirements: ['EN-029'],
        check: ({ context }) => expect(context.message).toBe('Refused.'),
      },
    ),
    send(
      'resetsThePrice',
      { type: 'person.resetQuote' },
      {
        requirements: ['EN-026'],
        check: (after) => {
          expect(after.matches({ policy: 'editing' })).toBe(true);
          expect(after.context).toMatchObject(nothingIsRequoted);
          expect(after.context.changes).toContainEqual(laterReturn);
        },
      },
    ),
    send('goesBack', { type: 'person.goBack' }),
    send(
      'stays',
      { type: 'person.stay' },
      {
        check: ({ context }, _, before) => expect(context.edit).toEqual(before.context.edit),
      },
    ),
    send(
      'leavesUnsaved',
      { type: 'person.leave' },
      {
        requirements: ['EN-011', 'PV-020 partly'],
        check: (after, seen) => {
          dropped(after, seen);
          expect(kept(seen)).toEqual({ type: 'parent.keepEdit', draft: null });
        },
      },
    ),
    emitFrom(
      'aKeptEditComes',
      'keepEdit',
      {
        type: 'page.giveEdit',
        draft: keptDraft(),
      },
      {
        when: (snapshot) => snapshot.matches({ policy: 'reading' }),
        check: (after, _, before) =>
          expect(after.context.changes).toEqual(before.can({ type: 'person.edit' }) ? [laterReturn] : []),
      },
    ),
    emitFrom('aDependentIsRemoved', 'dependents', report({ dependents: [], hasChanges: true }), {
      when: (snapshot) =>
        ends(lastDay.later)(snapshot) && snapshot.context.edit?.apply.travellers.length === 2,
      requirements: ['EN-007', 'EN-031'],
      check: (after) => {
        expect(after.matches({ policy: 'editing' })).toBe(true);
        expect(after.context.changes).toContainEqual({
          referenceNumber: '3',
          fieldChanged: 'firstName',
          from: 'Zoé',
          to: null,
        });
        expect(after.context).toMatchObject(nothingIsRequoted);
      },
    }),
    emitFrom(
      'aDependentIsWrong',
      'dependents',
      report({ dependents: [], hasChanges: true, hasError: true }),
      {
        when: ({ context }) => context.edit?.apply.travellers.length === 1 && !context.dependentsAreWrong,
        requirements: ['EN-022 partly'],
        check: ({ context }) => expect(context.dependentsAreWrong).toBe(true),
      },
    ),
    emitFrom(
      'thePolicyIsLoadedAgain',
      'policyInfo',
      { type: 'section.reload' },
      {
        check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'section.reload' }),
      },
    ),
    send(
      'theSessionIsRenewed',
      { type: 'parent.renewSession' },
      {
        when: (snapshot) => snapshot.matches({ policy: 'reading' }),
        check: (_, seen) =>
          expect(seen.received('policyInfo').at(-1)).toEqual({ type: 'parent.renewSession' }),
      },
    ),
    send(
      'choosesFrench',
      { type: 'parent.chooseLanguage', language: 'fr' },
      {
        when: ({ context }) => context.language === 'en',
        check: (after, _, before) => {
          expect(after.context.language).toBe('fr');
          expect(after.context.edit).toEqual(before.context.edit);
        },
      },
    ),
  ],
  holds: {
    policy: ({ context }) => expect(context.policy).toBeDefined(),
    'policy.reading': [
      {
        requirements: ['EN-089'],
        check: (snapshot) =>
          expect(snapshot.can({ type: 'person.edit' })).toBe(
            snapshot.context.policy !== policyOfTwo && snapshot.context.session.atoms.includes('POLICY_EDIT'),
          ),
      },
      { check: ({ context }) => expect(context).toMatchObject({ edit: null, ...nothingIsRequoted }) },
    ],
    'policy.editing': ({ context }) => expect(context).toMatchObject(nothingIsRequoted),
    'policy.editing.typing': ({ context }) => expect(context.edit).not.toBeNull(),
    'policy.editing.correcting': {
      where: ({ context }) => !context.dependentsAreWrong,
      check: ({ context }) => expect(context.problems.travellers.returnDate).toBe('invalidDate'),
    },
    'policy.editing.failed': {
      requirements: ['EN-030'],
      check: ({ context }) => {
        expect(context.problem).toBe('policy.notOffered');
        expect(context.edit).not.toBeNull();
      },
    },
    'policy.leaving': (snapshot) => expect(snapshot.can({ type: 'person.stay' })).toBe(true),
    'policy.requoting': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.problem).toBeNull();
    },
    'policy.requoted': ({ context }) =>
      expect(context).toMatchObject({
        changes: expect.arrayContaining([laterReturn]),
        requoteDone: true,
      }),
    family: ({ context }) => expect(context.policy).toBeDefined(),
    'family.closed': (snapshot) => expect(Object.keys(snapshot.children)).not.toContain('dependents'),
    'family.open': {
      requirements: ['EN-007'],
      check: ({ context }, seen) => {
        expect(context.policy.travellerType).toBe('FAMILY');
        expect(seen.inputs('dependents').at(-1)).toMatchObject({ policy: context.policy });
      },
    },
    typed: (_, seen) =>
      expect(seen.inputs('keepEdit')).toEqual([{ policyNumber: 'TC-100000001', writer: 'MT01' }]),
    'typed.free': ({ context }) => expect(context.changes).toEqual([]),
    'typed.holding': (_, seen) =>
      expect(seen.toParent.at(-1)).toEqual({ type: 'page.noteUnsaved', unsaved: true }),
  },
});

/** What the dependents report. */
function report(said: Partial<DependentsReport>): DependentsReport {
  const delta = { removed: [], added: [], changed: [] };
  return { type: 'dependents.report', dependents: [], delta, hasChanges: false, hasError: false, ...said };
}

/** What another page kept: the later return. */
function keptDraft() {
  const opened = editOf(formsOf(activePolicy));
  const edit = { ...opened, travellers: { ...opened.travellers, returnDate: lastDay.later } };
  return { opened, edit };
}
