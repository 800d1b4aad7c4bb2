import { expect } from 'vitest';
import { advisorsMachine } from '#machines/advisors/advisors.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, send } from '../support/tours/stimuli.ts';
import type { Seen } from '../support/tours/types.ts';
import { internalSession } from './sessions.ts';

const landing = { path: '/', search: '' };
const registering = { path: '/register', search: '' };
const shown = (seen: Seen) => seen.toParent.filter(({ type }) => type === 'area.showAddress').at(-1);
const french = { type: 'parent.chooseLanguage', language: 'fr' } as const;
const nothingUnsaved = { type: 'area.noteUnsaved', unsaved: false };
const claire = { id: 'p-1', name: 'Claire Beaulieu' };

export const advisorsTour = defineTour({
  machine: advisorsMachine,
  input: { area: '/advisors', address: landing, language: 'en', session: internalSession },
  otherInputs: {
    'the address of a new advisor': {
      area: '/advisors',
      address: registering,
      language: 'en',
      session: internalSession,
    },
  },
  stimuli: [
    send(
      'addsAnAdvisor',
      { type: 'person.addAdvisor' },
      {
        check: (after, seen) => {
          expect(after.value).toBe('adding');
          expect(shown(seen)).toMatchObject({ address: registering, mode: 'push' });
        },
      },
    ),
    send(
      'opensTheLandingPage',
      { type: 'parent.openAddress', address: landing },
      { when: ({ context }) => context.address.path === '/register' },
    ),
    send(
      'opensTheNewAdvisor',
      { type: 'parent.openAddress', address: registering },
      { when: ({ context }) => context.address.path === '/' },
    ),
    send('choosesFrench', french, {
      when: ({ context }) => context.language === 'en',
      claims: [
        { check: ({ context }) => expect(context.language).toBe('fr') },
        {
          where: (after) => after.matches('adding'),
          check: (_, seen) => expect(seen.received('page').at(-1)).toEqual(french),
        },
      ],
    }),
    send(
      'theSessionIsRenewed',
      { type: 'parent.renewSession' },
      {
        check: (_, seen) => expect(seen.received('page').at(-1)).toEqual({ type: 'parent.renewSession' }),
      },
    ),
    emitFrom(
      'somethingIsUnsaved',
      'page',
      { type: 'page.noteUnsaved', unsaved: true },
      {
        check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'area.noteUnsaved', unsaved: true }),
      },
    ),
    emitFrom(
      'thePersonGoesBack',
      'page',
      { type: 'page.close', flag: 'backPage' },
      {
        check: ({ context }, seen) => {
          expect(context.address).toEqual(landing);
          expect(shown(seen)).toMatchObject({ address: landing });
          expect(seen.toParent).toContainEqual(nothingUnsaved);
        },
      },
    ),
    emitFrom(
      'theAdvisorIsCreated',
      'page',
      { type: 'page.close', flag: 'editPage', saved: claire },
      {
        check: (_, seen) => {
          expect(seen.emitted.at(-1)).toEqual({
            type: 'toast.say',
            room: 'advisors',
            key: 'created',
            values: { name: 'Claire Beaulieu' },
            tone: 'success',
          });
          expect(shown(seen)).toMatchObject({ address: landing });
          expect(seen.toParent).toContainEqual(nothingUnsaved);
        },
      },
    ),
  ],
  holds: {
    deciding: ({ context }) => expect(context.area).toBe('/advisors'),
    landing: ({ context }) => expect(context.address.path).toBe('/'),
    adding: [
      {
        check: ({ context }) => expect(context.address.path).toBe('/register'),
      },
      {
        check: ({ context }, seen) =>
          expect(seen.inputs('page').at(-1)).toMatchObject({ area: '/advisors', session: context.session }),
      },
    ],
  },
});
