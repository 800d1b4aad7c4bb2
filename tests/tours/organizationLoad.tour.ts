import { expect } from 'vitest';
import {
  organizationLoadMachine,
  type OrganizationWanted,
} from '#machines/organizationLoad/organizationLoad.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';

const agency: OrganizationWanted = {
  organizationCode: 'BOREAL',
  channel: 'b2b',
  language: 'en',
  today: '2026-11-20',
};
const wants = (wanted: OrganizationWanted) => ({ type: 'parent.wantOrganization' as const, wanted });
const down = { code: 'network.unreachable' };
const told = { type: 'organizationLoad.fail' };

export const organizationLoadTour = defineTour({
  machine: organizationLoadMachine,
  stimuli: [
    send('isForAnAgency', wants(agency), {
      check: ({ context }) => expect([context.contentError, context.configError]).toEqual([null, null]),
    }),
    send('isForAnother', wants({ ...agency, organizationCode: 'LAKES' })),
    send('isForNobody', { type: 'parent.forgetOrganization' }),
    settle('theContentComes', 'loadContent', undefined),
    fail('theContentFails', 'loadContent', down, {
      requirements: ['OS-025'],
      check: ({ context }) =>
        expect(context).toMatchObject({ contentError: 'network.unreachable', serverError: true }),
    }),
    settle('theConfigurationComes', 'loadConfiguration', undefined),
    fail('theConfigurationFails', 'loadConfiguration', down, {
      requirements: ['OS-026'],
      check: ({ context }) =>
        expect(context).toMatchObject({ configError: 'network.unreachable', serverError: true }),
    }),
  ],
  holds: {
    unasked: ({ context }) => expect([context.wanted, context.serverError]).toEqual([null, false]),
    loadingBoth: ({ context }, seen) =>
      expect([seen.inputs('loadContent').at(-1), seen.inputs('loadConfiguration').at(-1)]).toEqual([
        context.wanted,
        context.wanted,
      ]),
    'loadingBoth.content': ({ context }) => expect(context.wanted).not.toBeNull(),
    'loadingBoth.content.loadingContent': ({ context }) => expect(context.contentError).toBeNull(),
    'loadingBoth.content.contentIsHere': ({ context }) => expect(context.contentError).toBeNull(),
    'loadingBoth.content.contentFailed': {
      requirements: ['OS-025'],
      check: ({ context }) =>
        expect([context.contentError, context.serverError]).toEqual(['network.unreachable', true]),
    },
    'loadingBoth.configuration': ({ context }) => expect(context.wanted).not.toBeNull(),
    'loadingBoth.configuration.loadingConfiguration': ({ context }) => expect(context.configError).toBeNull(),
    'loadingBoth.configuration.configurationIsHere': ({ context }) => expect(context.configError).toBeNull(),
    'loadingBoth.configuration.configurationFailed': {
      requirements: ['OS-026'],
      check: ({ context }) =>
        expect([context.configError, context.serverError]).toEqual(['network.unreachable', true]),
    },
    loaded: (snapshot) => {
      expect(snapshot.context.serverError).toBe(false);
      expect(snapshot.can(wants(snapshot.context.wanted as OrganizationWanted))).toBe(false);
    },
    failed: [
      {
        requirements: ['OS-025', 'OS-026'],
        check: ({ context }) => {
          expect(context.serverError).toBe(true);
          expect(context.contentError ?? context.configError).toBe('network.unreachable');
        },
      },
      {
        requirements: ['SI-025'],
        check: (_, seen) => expect(seen.toParent.at(-1)).toEqual(told),
      },
    ],
  },
});
