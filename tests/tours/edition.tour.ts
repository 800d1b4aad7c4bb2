import { expect } from 'vitest';
import { editionMachine } from '#machines/edition/edition.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';

const down = new Error('down');

export const editionTour = defineTour({
  machine: editionMachine,
  stimuli: [
    send('aPartIsMissing', { type: 'screen.missPart' }),
    settle('theServerHasANewerEdition', 'findNewer', { isNewer: true }),
    settle('theServerHasTheSameEdition', 'findNewer', { isNewer: false }),
    fail('theServerDoesNotAnswer', 'findNewer', down),
    fail('thePageCannotBeReopened', 'reopenPage', down),
  ],
  holds: {
    current: (snapshot) => expect(snapshot.can({ type: 'screen.missPart' })).toBe(true),
    lookingForNewer: (_, seen) => expect(seen.inputs('findNewer').length).toBeGreaterThan(0),
    reopening: (snapshot) => expect(snapshot.can({ type: 'screen.missPart' })).toBe(false),
  },
});
