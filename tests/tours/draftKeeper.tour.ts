import { expect } from 'vitest';
import { draftKeeperMachine } from '#machines/draftKeeper/draftKeeper.machine.ts';
import { noForms } from '#domain/flow/flowForms.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle, wait } from '../support/tours/stimuli.ts';

const draft = { step: 'TRIP_DETAILS', forms: noForms } as const;
const down = { code: 'server.failed' };

export const draftKeeperTour = defineTour({
  machine: draftKeeperMachine,
  switches: 1,
  stimuli: [
    send('thePersonEditsAForm', { type: 'person.editForm' }),
    send(
      'thePageIsHidden',
      { type: 'page.hide' },
      { check: (after) => expect(after.matches('saving')).toBe(true) },
    ),
    send('thePersonRetriesSaving', { type: 'person.retrySaving' }),
    send('theFlowRetriesSaving', { type: 'parent.retrySaving' }),
    send(
      'thePersonKeepsTheirOwnDraft',
      { type: 'person.keepMine' },
      { check: (after) => expect(after.context.overwrites).toBe(true) },
    ),
    send(
      'thePersonTakesTheOtherDraft',
      { type: 'person.takeTheirs' },
      { check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'draftKeeper.reread' }) },
    ),
    wait('typingPauses', 'keepPause', {
      check: (after) => expect(after.context.editedMeanwhile).toBe(false),
    }),
    wait('theRetryIsDue', 'retryPeriod'),
    settle('theFormsAreCollected', 'collectForms', draft),
    fail('theFormsCannotBeCollected', 'collectForms', down),
    settle('theDraftIsSaved', 'saveDraft', 'saved', {
      check: (after) => expect(after.context.overwrites).toBe(false),
    }),
    settle('anotherTabSavedMeanwhile', 'saveDraft', 'stale', {
      check: (after) => expect(after.value).toBe('conflicting'),
    }),
    fail('theDraftCannotBeSaved', 'saveDraft', down),
  ],
  holds: {
    kept: (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    waiting: (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    saving: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.problem).toBeNull();
    },
    'saving.collecting': (_, seen) => expect(seen.inputs('collectForms').length).toBeGreaterThan(0),
    'saving.storing': ({ context: { overwrites } }, seen) =>
      expect(seen.inputs('saveDraft').at(-1)).toEqual({ draft, overwrites }),
    unkept: (snapshot) => {
      expect(snapshot.can({ type: 'person.retrySaving' })).toBe(true);
      expect(snapshot.context.problem).toBe('server.failed');
    },
    conflicting: (snapshot) => {
      expect(snapshot.can({ type: 'person.keepMine' })).toBe(true);
      expect(snapshot.can({ type: 'person.takeTheirs' })).toBe(true);
    },
  },
});
