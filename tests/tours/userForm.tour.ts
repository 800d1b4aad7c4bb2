import { expect } from 'vitest';
import { userFormMachine } from '#machines/userForm/userForm.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { leaveHolds, unlessAsked } from '../support/tours/parts/leave.ts';
import { readFirstStimuli } from '../support/tours/parts/readFirst.ts';
import { editing, isNew, placeStimuli, savedPerson } from './userForm.situations.ts';

const emptyForm = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  preferredLang: '',
  profileId: '',
  agentId: '',
  userRef: '',
  sellerCode: '',
  agencyCode: { text: '', value: '' },
  organizationCode: '',
  role: '',
  status: '',
  provinceLicense: [],
};

/** The page of somebody who is there, and the one on which somebody is registered. */
export const userFormTour = defineTour({
  machine: userFormMachine,
  input: editing,
  otherInputs: savedPerson.otherInputs,
  length: 60,
  fingerprint: (snapshot) => {
    const { language, placeAsked, found, rolesOf, hierarchy, roles } = snapshot.context;
    return [
      savedPerson.fingerprintOf(snapshot),
      language,
      placeAsked,
      found,
      rolesOf,
      hierarchy,
      roles.length,
    ];
  },
  stimuli: [
    ...readFirstStimuli,
    ...[
      ...savedPerson.read.stimuli,
      ...savedPerson.saved.stimuli,
      ...savedPerson.merged.stimuli,
      ...placeStimuli,
    ].map(unlessAsked),
  ],
  holds: {
    record: ({ context }) => expect(Object.keys(context.form)).toEqual(Object.keys(emptyForm)),
    ...savedPerson.read.holds,
    'record.reading': [
      savedPerson.read.holds['record.reading'],
      {
        requirements: ['US-045 partly'],
        check: ({ context }) => {
          expect(context.form).toEqual(emptyForm);
          expect([context.saved, context.problem, context.problems, context.refused]).toEqual([
            null,
            null,
            {},
            {},
          ]);
        },
      },
    ],
    'record.readOnly': [
      savedPerson.read.holds['record.readOnly'],
      {
        check: ({ context }, seen) => {
          expect(seen.inputs('personInvitation').at(-1)).toEqual({ profileRef: 'c-2001' });
          expect(seen.inputs('personDeletion').at(-1)).toEqual({
            profileRef: 'c-2001',
            revision: context.saved?.revision,
            mayDelete: true,
          });
        },
      },
    ],
    ...savedPerson.saved.holds,
    ...savedPerson.merged.holds,
    ...leaveHolds,
    agency: ({ context }) => expect(context.form.agencyCode.text).not.toBe('Voyages Boréal Montréal'),
    'agency.shown': (snapshot) => expect(snapshot.can({ type: 'person.closeList' })).toBe(false),
    'agency.suggested': (_, seen) => expect(seen.inputs('organizationSuggest').length).toBeGreaterThan(0),
    hierarchy: ({ context }) => expect(context.hierarchy?.agency.organizationCode ?? 'BOREAL').toBe('BOREAL'),
    'hierarchy.none': ({ context }) => expect(context.hierarchy).toBeNull(),
    'hierarchy.reading': {
      requirements: ['US-044 partly'],
      check: ({ context }, seen) =>
        expect(seen.inputs('readHierarchy').at(-1)).toEqual({
          code: context.placeAsked,
          language: context.language,
        }),
    },
    'hierarchy.known': ({ context }) => expect(context.form.agencyCode.value).toBe('BOREAL'),
    'hierarchy.unavailable': {
      requirements: ['US-044 partly', 'US-046 partly'],
      check: (snapshot) => {
        expect(snapshot.can({ type: 'person.retry' })).toBe(true);
        expect(snapshot.context.problem).toBeNull();
      },
    },
    roles: ({ context }) => expect([0, 3]).toContain(context.roles.length),
    'roles.none': ({ context }) => expect(context.rolesOf).not.toBe(context.form.organizationCode),
    'roles.reading': ({ context }, seen) =>
      expect(seen.inputs('readRoles').at(-1)).toEqual({
        organizationCode: context.rolesOf ?? '',
        language: context.language,
      }),
    'roles.listed': { where: isNew, check: ({ context }) => expect(context.rolesOf).not.toBe('') },
    'roles.unavailable': (snapshot) => expect(snapshot.can({ type: 'person.retry' })).toBe(true),
  },
});
