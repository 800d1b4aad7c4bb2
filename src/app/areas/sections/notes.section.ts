import { policyNotesMachine } from '#machines/policyNotes/policyNotes.machine.ts';
import { NotesSection } from '../../../ui/policySections/NotesSection.tsx';
import { defineSection } from './defineSection.tsx';
import { notesPorts } from './notesPorts.ts';

/** [NT-004] The notes on a policy. */
export const section = defineSection({
  rooms: ['policyNotes'],
  connect: (parts) => policyNotesMachine.provide({ actors: notesPorts(parts) }),
  Screen: NotesSection,
});
