import { fromCallback, fromPromise } from 'xstate';
import { addPolicyNote, readPolicyNotes } from '#domain/calls/policies/policyNotes.ts';
import type { PolicyNote } from '#domain/calls/shapes/policyNote.ts';
import { locales } from '#domain/locales.ts';
import { holdsCardNumber } from '#domain/payment/cardNumber.ts';
import type { KeepNote, NotePlace, NoteToAdd } from '#machines/policyNotes/policyNotes.types.ts';
import { newId } from '../../../ports/newId.ts';
import type { AreaParts } from '../areaParts.ts';

const placeOf = ({ policyNumber, writer }: NotePlace) => `${writer} ${policyNumber}`;
/** Nothing in the answer is in a language. */
const headers = { lang: locales.en.header };

/**
 * Fills the ports of the notes on a policy. What is typed is kept for the tab, but for a card number; what is added again
 * because no answer came is one note.
 */
export function notesPorts({ callServer, memory }: Pick<AreaParts, 'callServer' | 'memory'>) {
  return {
    readNotes: fromPromise<readonly PolicyNote[], { policyNumber: string }>(
      async ({ input, signal }) =>
        (await callServer(readPolicyNotes, { params: input, headers }, signal)).body.notes,
    ),
    addNote: fromPromise<void, NoteToAdd>(async ({ input, signal }) => {
      const { policyNumber, form } = input;
      const place = placeOf(input);
      const before = memory.typedNote(place)?.sent;
      const sent = before?.text === form.text ? before : { id: newId(), text: form.text };
      memory.rememberNote(place, { text: form.text, sent });
      const body = { newId: sent.id, text: form.text };
      await callServer(addPolicyNote, { params: { ownerCode: policyNumber }, headers, body }, signal);
    }),
    keepNote: fromCallback<KeepNote, NotePlace>(({ input, sendBack, receive }) => {
      const place = placeOf(input);
      const kept = memory.typedNote(place);
      if (kept !== null) sendBack({ type: 'page.giveNote', text: kept.text });
      receive(({ text }) => {
        const isKept = text.trim() !== '' && !holdsCardNumber(text);
        memory.rememberNote(place, isKept ? { ...memory.typedNote(place), text } : null);
      });
    }),
  };
}
