import { expect } from 'vitest';
import { licenseFormMachine } from '#machines/licenseForm/licenseForm.machine.ts';
import { editing } from '../support/licensing/savedLicenses.ts';
import { defineTour } from '../support/tours/define.ts';
import { leaveHolds, leaveStimuli, unlessAsked } from '../support/tours/parts/leave.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';
import { holderStimuli } from './licenseForm.holder.ts';
import { down, fillIn, isBlank, ownerInFrench, savedLicense } from './licenseForm.situations.ts';

/** A licence that is there; a new one has an agency and an agent to choose. */
export const licenseFormTour = defineTour({
  machine: licenseFormMachine,
  input: editing,
  otherInputs: savedLicense.otherInputs,
  switches: 1,
  length: 60,
  fingerprint: (snapshot) => {
    const { agentsOf, agents, saved } = snapshot.context;
    return [
      savedLicense.fingerprintOf(snapshot),
      agentsOf,
      agents.length,
      saved && 'title' in saved ? saved.title : null,
    ];
  },
  stimuli: [
    ...leaveStimuli,
    ...[
      ...savedLicense.read.stimuli,
      ...savedLicense.formFirst.stimuli,
      ...savedLicense.saved.stimuli,
      ...savedLicense.merged.stimuli,
      ...holderStimuli,
      send(
        'fillsInTheLicence',
        [
          fillIn('profileRef', 'Anne Tremblay', 'c-2008'),
          { type: 'person.fill', key: 'licensedProvince', value: 'AB' },
          { type: 'person.fill', key: 'status', value: 'IN_PROGRESS' },
        ],
        {
          when: (snapshot) => isBlank(snapshot) && snapshot.context.agents.length > 0,
          check: ({ context }) =>
            expect(context.form).toMatchObject({ profileRef: { value: 'c-2008' }, licensedProvince: 'AB' }),
        },
      ),
      settle('theOwnerComes', 'readOwner', ownerInFrench, {
        check: ({ context }) =>
          expect(context.saved).toMatchObject({
            title: 'Conseillère en voyages',
            license: { expiredDate: '2028-03-31', revision: 3 },
          }),
      }),
      fail('theOwnerDoesNotCome', 'readOwner', down),
    ].map(unlessAsked),
  ],
  holds: {
    record: ({ context }) => expect(Object.keys(context.form)).toHaveLength(11),
    ...savedLicense.read.holds,
    ...savedLicense.saved.holds,
    ...savedLicense.merged.holds,
    ...leaveHolds,
    owner: ({ context }) => expect(context.saved?.license.revision ?? 3).toBeLessThanOrEqual(4),
    'owner.known': ({ context }) => expect(context.saved?.license.revision ?? 3).toBeLessThanOrEqual(4),
    'owner.readingAgain': (_, seen) => expect(seen.inputs('readOwner').at(-1)).toEqual(editing.opened.key),
    'owner.outdated': ({ context }) => expect(context.saved?.license.expiredDate).toBe('2028-03-31'),
    agency: (_, seen) =>
      expect(seen.inputs('organizationSuggest')).toEqual([
        { language: 'en', chosen: { text: '', value: '' } },
      ]),
    agents: ({ context }) => expect(context.agents.length).not.toBe(1),
    'agents.none': ({ context }) => expect(context.agents).toEqual([]),
    'agents.reading': {
      requirements: ['LF-019'],
      check: (_, seen) => expect(seen.inputs('listAgents').at(-1)).toEqual({ organizationCode: 'BOREAL' }),
    },
    'agents.listed': ({ context }) => expect(context.agents).toHaveLength(2),
    'agents.unavailable': (snapshot) => expect(snapshot.can({ type: 'person.retryAgents' })).toBe(true),
  },
});
