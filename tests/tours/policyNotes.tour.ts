import { expect } from 'vitest';
import { policyNotesMachine } from '#machines/policyNotes/policyNotes.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { actPart } from '../support/tours/parts/act.ts';
import { under } from '../support/tours/parts/holds.ts';
import { theSessionIsRenewed } from '../support/tours/parts/reading.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import type { Seen } from '../support/tours/types.ts';
import { internalSession } from './sessions.ts';

const policyNumber = 'TC-100000001';
const text = 'The client called about a refund.';
const note = { policyNumber, text, author: 'Margaret Chen', at: '2026-11-20T15:00:00.000Z' };
const earlier = { ...note, id: 'n-1', text: 'Called back.', at: '2026-11-19T15:00:00.000Z' };
const notes = [{ ...note, id: 'n-2' }, earlier];
const atoms = ['POLICY_READ', 'POLICY_NOTE_READ', 'POLICY_NOTE_EDIT'] as const;
const session = { ...internalSession, profileCode: 'P-1001', atoms };
const readOnly = { ...session, atoms: ['POLICY_READ', 'POLICY_NOTE_READ'] as const };

const act = actPart({
  port: 'addNote',
  region: 'adding',
  entered: { text },
  does: () => ({ policyNumber, writer: 'P-1001', form: { text } }),
  refused: { field: 'text', wire: 'body.text', problem: 'wrongFormat' },
  code: 'network.unreachable',
  tooEarly: {
    confirmsTooEarly: { form: { text: '' }, problems: { text: 'required' } },
    confirmsSpaces: { requirements: ['NT-009'], form: { text: ' \n ' }, problems: { text: 'required' } },
    confirmsACardNumber: { form: { text: '4111 1111 1111 1111' }, problems: { text: 'cardNumber' } },
  },
});

const kept = (seen: Seen) => seen.received('keepNote').at(-1);
const typed = (value: string) => ({ type: 'person.fill', key: 'text', value }) as const;

export const policyNotesTour = defineTour({
  machine: policyNotesMachine,
  input: { policyNumber, session },
  otherInputs: { 'somebody who may only read': { policyNumber, session: readOnly } },
  fingerprint: ({ context }) => [
    context.form,
    context.problems,
    context.problem,
    context.refused,
    context.unread,
    context.notes.length,
  ],
  stimuli: [
    ...act.stimuli,
    settle('theNotesCome', 'readNotes', notes),
    settle('thereAreNone', 'readNotes', []),
    fail('itDoesNotCome', 'readNotes', { code: 'network.unreachable' }),
    send('triesAgain', { type: 'person.retry' }),
    theSessionIsRenewed,
    settle('theNoteIsAdded', 'addNote', undefined, {
      requirements: ['NT-007'],
      check: (after, seen, before) => {
        expect(after.matches({ adding: 'done', list: 'reading' })).toBe(true);
        expect(after.context.notes).toEqual(before.context.notes);
        expect(after.context.form).toEqual({ text: '' });
        expect(kept(seen)).toEqual({ type: 'parent.keepNote', text: '' });
      },
    }),
    send('typesSpaces', typed(' \n '), {
      when: ({ context }) => context.form.text === '',
      check: (_, seen) => expect(kept(seen)).toEqual({ type: 'parent.keepNote', text: ' \n ' }),
    }),
    send('typesACardNumber', typed('4111 1111 1111 1111'), {
      when: ({ context }) => context.form.text === '',
    }),
    send('erasesTheNote', typed(''), {
      when: ({ context }) => context.form.text === text && Object.keys(context.problems).length === 0,
    }),
    emitFrom(
      'aKeptNoteComes',
      'keepNote',
      { type: 'page.giveNote', text },
      {
        when: ({ context }) => context.form.text === '',
        check: ({ context }) => expect(context.form.text).toBe(text),
      },
    ),
  ],
  holds: {
    list: (_, seen) => expect(seen.inputs('readNotes').at(-1)).toEqual({ policyNumber }),
    'list.reading': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.unread).toBeNull();
    },
    'list.unavailable': ({ context }) => expect(context.unread).toBe('network.unreachable'),
    'list.shown': ({ context }) => expect(context.notes.map(({ id }) => id)).toEqual(['n-2', 'n-1']),
    'list.empty': ({ context }) => expect(context.notes).toEqual([]),
    adding: (snapshot) => expect(snapshot.matches({ adding: 'withheld' })).toBe(!snapshot.context.mayAdd),
    'adding.withheld': {
      requirements: ['NT-010'],
      check: (snapshot) => {
        expect(snapshot.can({ type: 'person.confirm' })).toBe(false);
        expect(snapshot.matches('list')).toBe(true);
      },
    },
    ...under('adding', act.holds),
    'adding.asking.failed': {
      requirements: ['NT-011'],
      check: ({ context }) =>
        expect(context).toMatchObject({ form: { text }, problem: 'network.unreachable' }),
    },
    'adding.done': ({ context }) => expect(context.problem).toBeNull(),
    typed: (_, seen) => expect(seen.inputs('keepNote')).toEqual([{ policyNumber, writer: 'P-1001' }]),
    'typed.free': (snapshot, seen) => {
      expect(snapshot.context.form.text.trim()).toBe('');
      expect(seen.toParent.at(-1) ?? { unsaved: false }).toMatchObject({ unsaved: false });
    },
    'typed.holding': (_, seen) =>
      expect(seen.toParent.at(-1)).toEqual({ type: 'page.noteUnsaved', unsaved: true }),
  },
});
