import { expect } from 'vitest';
import type { NavContent } from '#domain/navigation/navContent.ts';
import { type NavigationFor, navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';

/** For whom the menus of an agency are asked. */
export const agency: NavigationFor = { organizationCode: 'BOREAL', channel: 'b2b', language: 'en' };
const shows = (wanted: NavigationFor) => ({ type: 'parent.showNavigation' as const, wanted });
const quote = { key: 'quote', label: 'Get a quote', href: '/get-a-quote' };
const reach = { phone: '1-800-555-0104', email: 'aide@boreal.example' };
/** The menus of that agency. */
export const agencyNavigation: NavContent = {
  organizationCode: 'BOREAL',
  banner: { key: 'quickQuote', title: 'Travel insurance' },
  sideNav: [quote],
  topNav: [quote],
  footer: { text: 'Sample', links: [] },
  needAssistance: { title: 'Need assistance?', text: 'We answer.', ...reach },
  contactUs: reach,
  branding: null,
};

export const navigationTour = defineTour({
  machine: navigationMachine,
  stimuli: [
    send('isForAnAgency', shows(agency)),
    send('isForItInFrench', shows({ ...agency, language: 'fr' })),
    send('isForAnother', shows({ ...agency, organizationCode: 'LAKES' }), {
      check: ({ context }) => expect([context.content, context.error]).toEqual([null, null]),
    }),
    send('isForNobody', { type: 'parent.hideNavigation' }),
    settle('theContentComes', 'getNavContent', agencyNavigation, {
      requirements: ['NV-019'],
      check: (after, seen) => {
        expect(after.context.content).toEqual(agencyNavigation);
        expect(seen.toParent).not.toContainEqual({ type: 'navigation.comeEmpty' });
      },
      when: ({ context }) => context.wanted?.organizationCode !== 'LAKES',
    }),
    settle(
      'theContentComesEmpty',
      'getNavContent',
      { ...agencyNavigation, sideNav: [], topNav: [] },
      {
        requirements: ['RT-034'],
        check: ({ context }, seen) => {
          expect(context.content).toMatchObject({ sideNav: [], topNav: [] });
          expect(seen.toParent).toContainEqual({ type: 'navigation.comeEmpty' });
        },
        when: ({ context }) => context.wanted?.organizationCode === 'LAKES',
      },
    ),
    fail('theServerDoesNotAnswer', 'getNavContent', new Error('down'), {
      requirements: ['NV-020'],
      check: (after) => {
        expect(after.hasTag('fetched')).toBe(true);
        expect(after.context.error).toBe('down');
      },
    }),
  ],
  holds: {
    unasked: ({ context }) => expect([context.wanted, context.content]).toEqual([null, null]),
    loadingContent: [
      { check: (snapshot) => expect(snapshot.hasTag('fetched')).toBe(false) },
      {
        requirements: ['NV-019'],
        check: ({ context }, seen) => expect(seen.inputs('getNavContent').at(-1)).toEqual(context.wanted),
      },
    ],
    loaded: (snapshot) => {
      expect(snapshot.hasTag('fetched')).toBe(true);
      expect(snapshot.context.error).toBeNull();
      expect(snapshot.can(shows(snapshot.context.wanted as NavigationFor))).toBe(false);
    },
    failed: {
      requirements: ['NV-020'],
      check: (snapshot) => {
        expect(snapshot.hasTag('fetched')).toBe(true);
        expect(snapshot.context.error).toBe('down');
      },
    },
  },
});
