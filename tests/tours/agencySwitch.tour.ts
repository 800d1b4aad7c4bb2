import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Sellers } from '#domain/payment/sellers.ts';
import { agencySwitchMachine } from '#machines/agencySwitch/agencySwitch.machine.ts';
import type { AgencySwitchInput } from '#machines/agencySwitch/agencySwitch.types.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';

type Snapshot = SnapshotFrom<typeof agencySwitchMachine>;

const lavoie = { label: 'Sophie Lavoie', value: 'c-2001', employmentType: 'REGULAR' } as const;
const bouchard = { label: 'Geneviève Bouchard', value: 'c-2003', employmentType: 'REGULAR' } as const;
/** The session works for the agency itself. */
const sellers: Sellers = {
  company: { en: 'Boreal Travel Montréal', fr: 'Voyages Boréal Montréal' },
  agents: [bouchard, lavoie],
  current: 'INTERNAL_COMPANY',
  own: 'c-2001',
};
const input: AgencySwitchInput = {
  agency: { organizationCode: 'BOREAL-MTL', userType: 'ciamid' },
  chosen: null,
};
const down = { code: 'server.failed' };
const choose = (seller: string) => ({ type: 'person.chooseSeller', seller }) as const;
/** Who was chosen is chosen, and the payment was told so. */
const isChosen = (seller: string) => ({
  requirements: ['CP-021'],
  where: (after: Snapshot, before: Snapshot) => after.context.sellers === before.context.sellers,
  check: (after: Snapshot, seen: { toParent: readonly object[] }) => {
    expect(after.context.chosen).toBe(seller);
    expect(seen.toParent.at(-1)).toEqual({ type: 'agencySwitch.chosen', seller });
  },
});

export const agencySwitchTour = defineTour({
  machine: agencySwitchMachine,
  input,
  otherInputs: {
    'somebody who does not sell for an agency': { agency: null, chosen: null },
    'an agent chosen in an earlier visit': { ...input, chosen: 'c-2003' },
  },
  switches: 1,
  stimuli: [
    settle('theAgentsCome', 'readSellers', sellers, {
      requirements: ['CP-028 partly'],
      check: (after, seen, before) => {
        expect(after.context.sellers).toEqual(sellers);
        expect(after.context.chosen).toBe(before.context.chosen ?? 'c-2001');
        expect(seen.toParent.at(-1)).toEqual({ type: 'agencySwitch.offered' });
      },
    }),
    fail('theAgentsDoNotCome', 'readSellers', down),
    send('readsAgain', { type: 'person.readAgain' }),
    send('choosesAnAgent', choose('c-2001'), isChosen('c-2001')),
    send('choosesAnotherAgent', choose('c-2003'), isChosen('c-2003')),
    send('choosesTheAgency', choose('INTERNAL_COMPANY'), isChosen('INTERNAL_COMPANY')),
    send(
      'aPurchaseIsDue',
      { type: 'parent.switch' },
      {
        requirements: ['CP-020'],
        check: (after, seen, before) => {
          const worksForChosen =
            before.context.agency === null || before.context.current === before.context.chosen;
          expect(after.matches('switching')).toBe(!worksForChosen);
          expect(seen.toParent.at(-1)?.type === 'agencySwitch.switched').toBe(worksForChosen);
        },
      },
    ),
    settle('theSessionIsSwitched', 'switchSeller', undefined, {
      requirements: ['CP-020'],
      check: (after, seen) => {
        expect(after.context.current).toBe(after.context.chosen);
        expect(seen.toParent.at(-1)).toEqual({ type: 'agencySwitch.switched' });
      },
    }),
    fail('theSessionIsNotSwitched', 'switchSeller', down, {
      requirements: ['CP-022 partly'],
      check: (_, seen) =>
        expect(seen.toParent.at(-1)).toEqual({ type: 'agencySwitch.failed', problem: 'server.failed' }),
    }),
  ],
  holds: {
    beginning: ({ context }) => expect(context.sellers).toBeNull(),
    notOffered: {
      requirements: ['CP-028 partly'],
      check: (snapshot) => {
        expect(snapshot.context.sellers).toBeNull();
        expect(snapshot.can(choose('c-2001'))).toBe(false);
      },
    },
    reading: [
      {
        requirements: ['CP-029 partly'],
        check: (_, seen) =>
          expect(seen.inputs('readSellers').at(-1)).toEqual({ organizationCode: 'BOREAL-MTL' }),
      },
      {
        check: (snapshot) => {
          expect(snapshot.context.problem).toBeNull();
          expect(snapshot.hasTag('busy')).toBe(true);
          expect(snapshot.can({ type: 'parent.switch' })).toBe(false);
        },
      },
    ],
    unread: (snapshot) => {
      expect(snapshot.context.problem).toBe('server.failed');
      expect(snapshot.can({ type: 'parent.switch' })).toBe(false);
    },
    choosing: {
      requirements: ['CP-021'],
      check: (snapshot) => {
        for (const seller of ['c-2001', 'c-2003', 'INTERNAL_COMPANY'])
          expect(snapshot.can(choose(seller)), seller).toBe(true);
        expect(snapshot.can(choose('c-2009'))).toBe(false);
        expect(snapshot.context.problem).toBeNull();
      },
    },
    switching: [
      {
        requirements: ['CP-020', 'CP-021'],
        check: ({ context }, seen) =>
          expect(seen.inputs('switchSeller').at(-1)).toEqual({
            organizationCode: 'BOREAL-MTL',
            userType: 'ciamid',
            seller: context.chosen,
          }),
      },
      {
        check: (snapshot) => {
          expect(snapshot.context).toMatchObject({ problem: null, current: null });
          expect(snapshot.hasTag('busy')).toBe(true);
          expect(snapshot.can(choose('c-2001'))).toBe(false);
        },
      },
    ],
    pending: {
      requirements: ['CP-023 partly'],
      check: (snapshot) => {
        expect(snapshot.context).toMatchObject({ problem: 'server.failed', current: null });
        expect(snapshot.can({ type: 'parent.switch' })).toBe(true);
        for (const seller of ['c-2001', 'c-2003', 'INTERNAL_COMPANY'])
          expect(snapshot.can(choose(seller)), seller).toBe(true);
        expect(snapshot.can(choose('c-2009'))).toBe(false);
      },
    },
  },
});
