import { assign, sendParent, setup } from 'xstate';
import type { FlowDraft } from '#domain/flow/flowForms.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import { port } from '../ports.ts';

export type DraftKeeperEvent =
  | { type: 'person.editForm' }
  /** The page goes out of sight, which may be for good. */
  | { type: 'page.hide' }
  | { type: 'person.retrySaving' }
  | { type: 'parent.retrySaving' }
  | { type: 'person.keepMine' }
  | { type: 'person.takeTheirs' };

/** What the keeper asks of the flow: to read the draft again. */
export type DraftKeeperNews = { type: 'draftKeeper.reread' };

/** `overwrites`: the draft is saved over whatever somebody else saved meanwhile. */
export type DraftToSave = { draft: FlowDraft; overwrites: boolean };

/** `stale`: somebody else saved the draft meanwhile, nothing was written. */
export type SaveOutcome = 'saved' | 'stale';

type DraftKeeperContext = {
  draft: FlowDraft | null;
  editedMeanwhile: boolean;
  /** The page went out of sight while the draft was being saved. */
  hiddenMeanwhile: boolean;
  overwrites: boolean;
  /** Code of what kept the last save from succeeding. */
  problem: string | null;
};

/** Saves what is typed once typing pauses or the page goes out of sight, so that a reload or a lost session finds it again. */
export const draftKeeperMachine = setup({
  types: {
    context: {} as DraftKeeperContext,
    events: {} as DraftKeeperEvent,
    tags: {} as 'busy',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    collectForms: port<FlowDraft>('collectForms'),
    saveDraft: port<SaveOutcome, DraftToSave>('saveDraft'),
  },
  guards: {
    draftIsStale: (_, outcome: SaveOutcome) => outcome === 'stale',
    formsWereEdited: ({ context }) => context.editedMeanwhile,
    formsWereLeft: ({ context }) => context.editedMeanwhile && context.hiddenMeanwhile,
  },
  actions: {
    rememberForms: assign((_, draft: FlowDraft) => ({ draft })),
    noteEdit: assign({ editedMeanwhile: true }),
    noteProblem: assign((_, problem: string) => ({ problem })),
    clearProblem: assign({ problem: null }),
    noteHiding: assign({ hiddenMeanwhile: true }),
    forgetEdit: assign({ editedMeanwhile: false, hiddenMeanwhile: false }),
    allowOverwriting: assign({ overwrites: true }),
    forbidOverwriting: assign({ overwrites: false }),
    askToReread: sendParent({ type: 'draftKeeper.reread' } satisfies DraftKeeperNews),
  },
  delays: { keepPause: 800, retryPeriod: 10_000 },
}).createMachine({
  id: 'draftKeeper',
  context: { draft: null, editedMeanwhile: false, hiddenMeanwhile: false, overwrites: false, problem: null },
  initial: 'kept',
  states: {
    kept: { on: { 'person.editForm': 'waiting' } },
    waiting: {
      after: { keepPause: 'saving' },
      on: { 'person.editForm': { target: 'waiting', reenter: true }, 'page.hide': 'saving' },
    },
    saving: {
      tags: 'busy',
      entry: ['forgetEdit', 'clearProblem'],
      on: { 'person.editForm': { actions: 'noteEdit' }, 'page.hide': { actions: 'noteHiding' } },
      initial: 'collecting',
      states: {
        collecting: {
          invoke: {
            id: 'collectForms',
            src: 'collectForms',
            onDone: {
              actions: { type: 'rememberForms', params: ({ event }) => event.output },
              target: 'storing',
            },
            onError: {
              actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
              target: '#draftKeeper.unkept',
            },
          },
        },
        storing: {
          invoke: {
            id: 'saveDraft',
            src: 'saveDraft',
            input: ({ context }) => ({ draft: context.draft as FlowDraft, overwrites: context.overwrites }),
            onDone: [
              {
                guard: { type: 'draftIsStale', params: ({ event }) => event.output },
                target: '#draftKeeper.conflicting',
              },
              { guard: 'formsWereLeft', actions: 'forbidOverwriting', target: '#draftKeeper.saving' },
              { guard: 'formsWereEdited', actions: 'forbidOverwriting', target: '#draftKeeper.waiting' },
              { actions: 'forbidOverwriting', target: '#draftKeeper.kept' },
            ],
            onError: {
              actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
              target: '#draftKeeper.unkept',
            },
          },
        },
      },
    },
    unkept: {
      after: { retryPeriod: 'saving' },
      on: { 'person.retrySaving': 'saving', 'parent.retrySaving': 'saving', 'page.hide': 'saving' },
    },
    conflicting: {
      on: {
        'person.keepMine': { actions: 'allowOverwriting', target: 'saving' },
        'person.takeTheirs': { actions: 'askToReread', target: 'kept' },
      },
    },
  },
});
