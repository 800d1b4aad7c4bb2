import { assign, raise, sendParent, sendTo, setup } from 'xstate';
import type { PolicyNote } from '#domain/calls/shapes/policyNote.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import { noteForm } from '#domain/policies/noteForm.ts';
import type { PageReport } from '../area.types.ts';
import { actPart, actStates } from '../forms/actStates.ts';
import { unsavedStates } from '../forms/leaveStates.ts';
import { onceRenewed, readingStates, shownIf } from '../forms/readingStates.ts';
import { listenerPort, port } from '../ports.ts';
import type { SessionFacts } from '../session.types.ts';
import { stepOf } from '../stepOf.ts';
import type {
  KeepNote,
  NotePlace,
  NoteToAdd,
  PolicyNotesContext,
  PolicyNotesEvent,
} from './policyNotes.types.ts';

const part = actPart<typeof noteForm, PolicyNotesContext>(noteForm, () => null);

const list = readingStates({
  port: 'readNotes',
  asks: ({ policyNumber }: PolicyNotesContext) => ({ policyNumber }),
  done: shownIf('somethingIsNoted', 'showNotes'),
  again: onceRenewed,
  notes: 'noteUnread',
  forgets: 'forgetUnread',
});

const adding = actStates({
  port: 'addNote',
  does: ({ policyNumber, writer, form }: PolicyNotesContext) => ({ policyNumber, writer, form }),
});

const isTyped = ({ form }: PolicyNotesContext) => form.text.trim() !== '';

/** [NT-004] The notes on a policy: those that are there, and one more. What is typed stays until it is added. */
export const policyNotesMachine = setup({
  types: {
    input: {} as { policyNumber: string; session: SessionFacts },
    context: {} as PolicyNotesContext,
    events: {} as PolicyNotesEvent,
    tags: {} as 'busy',
  },
  actors: {
    readNotes: port<readonly PolicyNote[], { policyNumber: string }>('readNotes'),
    addNote: port<void, NoteToAdd>('addNote'),
    keepNote: listenerPort<KeepNote, NotePlace>('keepNote'),
  },
  guards: {
    ...part.guards,
    noteMayBeAdded: ({ context }) => context.mayAdd,
    somethingIsNoted: (_, notes: readonly PolicyNote[]) => notes.length > 0,
    somethingIsUnsaved: ({ context }) => isTyped(context),
    everythingIsSaved: ({ context }) => !isTyped(context),
  },
  actions: {
    ...part.actions,
    showNotes: assign((_, notes: readonly PolicyNote[]) => ({ notes })),
    noteUnread: assign((_, unread: string) => ({ unread })),
    forgetUnread: assign({ unread: null }),
    fillKept: stepOf((context: PolicyNotesContext, text: string) => part.changed(context, { text })),
    clearForm: stepOf<PolicyNotesContext, undefined>(() => part.opening()),
    keepTyped: sendTo(
      'keepNote',
      ({ context }): KeepNote => ({
        type: 'parent.keepNote',
        text: context.form.text,
      }),
    ),
    readAgain: raise({ type: 'policyNotes.readAgain' }),
    reportUnsaved: sendParent((_, unsaved: boolean): PageReport => ({ type: 'page.noteUnsaved', unsaved })),
  },
}).createMachine({
  id: 'policyNotes',
  context: ({ input: { policyNumber, session } }) => ({
    ...part.opening(),
    policyNumber,
    writer: session.profileCode ?? session.userRef,
    mayAdd: holds(session.atoms, 'POLICY_MAINTENANCE.ADD_POLICY_NOTE'),
    notes: [],
    unread: null,
    problem: null,
  }),
  type: 'parallel',
  states: {
    list: {
      on: { 'policyNotes.readAgain': '.reading' },
      initial: 'reading',
      states: {
        ...list,
        shown: { on: { 'person.retry': 'reading' } },
        empty: { on: { 'person.retry': 'reading' } },
      },
    },
    adding: {
      initial: 'withheld',
      states: {
        withheld: { always: { guard: 'noteMayBeAdded', target: 'asking' } },
        ...adding,
        done: {
          entry: ['clearForm', 'keepTyped', 'readAgain'],
          on: {
            'person.fill': {
              actions: { type: 'fillField', params: ({ event }) => event },
              target: 'asking',
            },
            'person.confirm': { actions: 'judgeForm', target: 'asking.correcting' },
          },
        },
      },
    },
    typed: {
      invoke: {
        id: 'keepNote',
        src: 'keepNote',
        input: ({ context: { policyNumber, writer } }) => ({ policyNumber, writer }),
      },
      on: {
        'person.fill': { guard: 'noteMayBeAdded', actions: 'keepTyped' },
        'page.giveNote': {
          guard: 'noteMayBeAdded',
          actions: { type: 'fillKept', params: ({ event }) => event.text },
        },
      },
      initial: 'free',
      states: unsavedStates,
    },
  },
});
