import { expect } from 'vitest';
import { suggestionLimits } from '#domain/quote/limits.ts';
import { locationSuggestMachine } from '#machines/locationSuggest/locationSuggest.machine.ts';
import { lisbon, toronto } from '../support/quote/forms.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle, wait } from '../support/tours/stimuli.ts';

const abroad = { countryPrefix: null, inCanada: false };
const many = Array.from({ length: suggestionLimits.listed + 5 }, (_, index) => ({
  ...lisbon,
  id: `lis-${index}`,
}));

export const locationSuggestTour = defineTour({
  machine: locationSuggestMachine,
  switches: 1,
  stimuli: [
    send('thePersonTypesAPlace', { type: 'parent.search', text: ' lis', rule: abroad }),
    send('thePersonTypesOn', { type: 'parent.search', text: 'lisb', rule: abroad }),
    send('thePersonErasesThePlace', { type: 'parent.search', text: ' ', rule: abroad }),
    send('thePersonAsksAgain', { type: 'person.searchAgain' }),
    send('theListIsClosed', { type: 'parent.closeList' }),
    wait('typingPauses', 'searchPause'),
    settle('placesAreFound', 'searchLocations', [toronto, ...many], {
      requirements: ['TD-018', 'TD-020'],
      check: ({ context }) => {
        expect(context.locations).toHaveLength(20);
        expect(context.locations).not.toContain(toronto);
      },
    }),
    settle('onlyPlacesThatAreNotAllowedAreFound', 'searchLocations', [toronto]),
    settle('nothingIsFound', 'searchLocations', []),
    fail('theSearchFails', 'searchLocations', new Error('down'), {
      requirements: ['TD-030'],
      check: (after) => {
        expect(after.value).toBe('searchFailed');
        expect(after.context.locations).toEqual([]);
        expect(after.can({ type: 'parent.search', text: 'lis', rule: abroad })).toBe(true);
      },
    }),
  ],
  holds: {
    idle: ({ context }) => expect(context.locations).toEqual([]),
    waiting: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    searching: ({ context }, seen) => {
      expect(seen.inputs('searchLocations').at(-1)).toEqual(context.search);
      expect(context.search.text).toMatch(/^lisb?$/);
    },
    listed: ({ context }) => expect(context.locations.length).toBeGreaterThan(0),
    nothingFound: ({ context }) => expect(context.locations).toEqual([]),
    searchFailed: (snapshot) => expect(snapshot.can({ type: 'person.searchAgain' })).toBe(true),
  },
});
