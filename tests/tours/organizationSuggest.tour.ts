import type { AnyMachineSnapshot } from 'xstate';
import { expect } from 'vitest';
import { nothingPicked, type Picked } from '#domain/forms/picked.ts';
import { organizationSuggestMachine } from '#machines/organizationSuggest/organizationSuggest.machine.ts';
import { boreal, lakes } from '../support/licensing/savedLicenses.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle, wait } from '../support/tours/stimuli.ts';
import type { Seen } from '../support/tours/types.ts';

const down = new Error('down');
const chosen = { text: boreal.label, value: boreal.value };
const search = (text: string, value = '') => ({ type: 'parent.search', picked: { text, value } }) as const;
const areListed = ({ context }: AnyMachineSnapshot) => context.options.length === 2;
const tells = (picked: Picked) => (_: AnyMachineSnapshot, seen: Seen) =>
  expect(seen.toParent.at(-1)).toEqual({ type: 'organizationSuggest.choose', picked });

export const organizationSuggestTour = defineTour({
  machine: organizationSuggestMachine,
  input: { language: 'en', chosen: nothingPicked },
  stimuli: [
    send('thePersonTypesAPart', search(' Bor'), { check: tells({ text: ' Bor', value: '' }) }),
    send('thePersonTypesACode', search('boreal'), {
      when: (snapshot) => !areListed(snapshot),
      check: tells({ text: 'boreal', value: '' }),
    }),
    send('thePersonTypesAListedCode', search('lakes '), {
      when: areListed,
      check: tells({ text: 'lakes ', value: lakes.value }),
    }),
    send('thePersonErasesTheText', search(' '), {
      check: (after, seen) => {
        tells({ text: ' ', value: '' })(after, seen);
        expect(after.value).toBe('idle');
      },
    }),
    send('thePersonChoosesOne', search(chosen.text, chosen.value), {
      when: areListed,
      check: tells(chosen),
    }),
    send('whatIsChosenIsNotListed', search('Nowhere', 'NOWHERE'), {
      when: (snapshot) => snapshot.value === 'nothingFound',
      check: tells({ text: 'Nowhere', value: '' }),
    }),
    send(
      'theListIsClosed',
      { type: 'parent.closeList' },
      {
        check: ({ context }) => expect(context.options).toEqual([]),
      },
    ),
    send(
      'theLanguageChanges',
      { type: 'parent.chooseLanguage', language: 'fr' },
      {
        when: ({ context }) => context.language === 'en',
      },
    ),
    send('theSessionIsRenewed', { type: 'parent.renewSession' }),
    send('thePersonAsksAgain', { type: 'person.searchAgain' }),
    wait('typingPauses', 'searchPause'),
    settle('someAreFound', 'searchOrganizations', [boreal, lakes], {
      claims: [
        {
          where: (_, before) => before.context.picked.text === 'boreal',
          check: tells({ text: 'boreal', value: 'BOREAL' }),
        },
        { check: ({ context }) => expect(context.options).toEqual([boreal, lakes]) },
      ],
    }),
    settle('nothingIsFound', 'searchOrganizations', []),
    fail('theSearchFails', 'searchOrganizations', down),
    settle('theNameComes', 'nameOrganization', [lakes, { ...boreal, label: 'Voyages Boréal inc.' }], {
      check: tells({ text: 'Voyages Boréal inc.', value: 'BOREAL' }),
    }),
    settle('itIsNoLongerThere', 'nameOrganization', [lakes], {
      check: (after, seen, before) => {
        tells(before.context.picked)(after, seen);
        expect(after.context.options).toEqual(before.context.options);
      },
    }),
    fail('theNameDoesNotCome', 'nameOrganization', down),
  ],
  holds: {
    idle: (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    waiting: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    searching: (snapshot, seen) => {
      const { language, picked } = snapshot.context;
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(seen.inputs('searchOrganizations').at(-1)).toEqual({
        text: picked.text.trim(),
        language,
      });
    },
    nothingFound: ({ context }) => expect(context.options).toEqual([]),
    searchFailed: ({ context }) => expect(context.options).toEqual([]),
    naming: (_, seen) =>
      expect(seen.inputs('nameOrganization').at(-1)).toEqual({ text: 'BOREAL', language: 'fr' }),
  },
});
