import type { PolicyNote } from '#domain/calls/shapes/policyNote.ts';
import type { NoteForm, noteForm } from '#domain/policies/noteForm.ts';
import type { SharedCommand } from '../area.types.ts';
import type { FillEvent, LeaveFieldEvent } from '../forms/formPart.ts';
import type { SendingContext } from '../forms/sendingPart.ts';

/** Whose note on which policy is being typed. */
export type NotePlace = { policyNumber: string; writer: string };

export type PolicyNotesContext = SendingContext<typeof noteForm> &
  NotePlace & {
    mayAdd: boolean;
    /** The newest first. */
    notes: readonly PolicyNote[];
    /** Code of what kept the notes from being read. */
    unread: string | null;
  };

export type PolicyNotesEvent =
  | FillEvent<typeof noteForm>
  | LeaveFieldEvent<typeof noteForm>
  | { type: 'person.confirm' }
  | { type: 'person.retry' }
  | { type: 'policyNotes.readAgain' }
  /** The browser has what was typed here before the page was loaded again. */
  | { type: 'page.giveNote'; text: string }
  | SharedCommand;

/** What the browser keeps of the note until it is added; nothing where it is empty. */
export type KeepNote = { type: 'parent.keepNote'; text: string };

export type NoteToAdd = NotePlace & { form: NoteForm };
