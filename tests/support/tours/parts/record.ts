import { expect } from 'vitest';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { RecordInput } from '#machines/forms/recordPart.ts';
import { fail, send, settle } from '../stimuli.ts';
import type { Seen } from '../types.ts';
import { type PartHolds, under } from './holds.ts';
import { readingPart } from './reading.ts';
import { type Refused, sendingPart } from './sending.ts';

type When = (snapshot: AnyMachineSnapshot) => boolean;
type Values = Readonly<Record<string, unknown>>;

/** What a requirement may be about. */
type Proven =
  | 'missing'
  | 'reading'
  | 'readOnly'
  | 'addedByFew'
  | 'savedOnceChanged'
  | 'judged'
  | 'sentNew'
  | 'sentChanged'
  | 'duplicate'
  | 'failed'
  | 'saved'
  | 'leftBack';

type RecordUnderTest<Input, Saved, Key extends string, Value, Wrong extends string, WrongValue> = {
  /** How the form opens: for a record that is there, for a new one, and for an address that leads to none. */
  opens: { editing: Input; adding: Input; nowhere: Input };
  /** The record in its third revision, with what is changed of it. */
  record(changed?: Values): Saved;
  /** What the form shows of it, and its revision. */
  recordOf: (saved: Saved) => { revision: number };
  /** What its row is called. */
  row: { id: string; name: string };
  /** What the person changes, and what somebody else saves there meanwhile. */
  changes: { key: Key; mine: Value; theirs: Value };
  /** What somebody else alone changes. */
  theirsAlone: Values;
  wrong: { key: Wrong; value: WrongValue; problem: string };
  refused: Refused;
  /** What the server's codes begin with. */
  codes: string;
  /** Code of a failure of which nothing more is known. */
  code: string;
  /** What must be sent of a form as it is shown; the form itself by default. */
  sent?: (form: never) => unknown;
  /** Where a saved record is changed: what stands beside it must be at rest, which keeps the situations few. */
  changedWhere: When;
  /** Where the language changes, beside a record that is read or stands as it was read. */
  languageChangesWhere: When;
  /** States beside those of the record that wait for the session. */
  waiting: readonly StateValue[];
  /** Child charts that hear of another language and, as the history does, of the session that is renewed. */
  listeners?: readonly string[];
  requirements: Readonly<Partial<Record<Proven, readonly string[]>>>;
};

/**
 * What can happen to a chart with `recordStates` as its region `record` and `leaveStates` as `leave`, and what must be true
 * in its states: as the record is read, as it is changed and saved, and as two versions of it are brought together. A chart
 * takes what it has the states of. How a new record is filled in is the chart's own.
 */
export function recordPart<
  Input extends RecordInput<unknown>,
  Saved,
  const Key extends string,
  const Value,
  const Wrong extends string,
  const WrongValue,
>(options: RecordUnderTest<Input, Saved, Key, Value, Wrong, WrongValue>) {
  const { opens, record, changes, theirsAlone, wrong, codes, code, waiting, listeners = [] } = options;
  const { adding, editing } = opens;
  const { key, mine, theirs } = changes;
  const fields = [key, ...Object.keys(theirsAlone)];
  const proves = (proven: Proven) => ({ requirements: options.requirements[proven] ?? [] });
  const valuesOf = (saved: Saved) => options.recordOf(saved) as Values & { revision: number };
  const asRead = valuesOf(record());
  const revisionOf = ({ context }: AnyMachineSnapshot): number | null =>
    context.saved && valuesOf(context.saved).revision;
  const isFirst: When = (snapshot) => revisionOf(snapshot) === 3;
  const isSaved: When = ({ context }) => context.saved !== null;
  const isNew: When = ({ context }) => context.opened.mode === 'add';
  const isAsRead: When = (snapshot) =>
    isFirst(snapshot) &&
    snapshot.context.form[key] === asRead[key] &&
    (snapshot.matches({ record: { answering: 'editing' } }) || snapshot.matches({ record: 'readOnly' }));
  const waitsForSession: When = (snapshot) =>
    [{ record: 'awaitingSession' }, { record: 'unavailable' }, ...waiting].some((state) =>
      snapshot.matches(state as never),
    );
  const sentOf = (form: unknown) => (options.sent ? options.sent(form as never) : form);
  const requestsIn = (seen: Seen) =>
    (seen.inputs('saveRecord') as readonly Values[]).map(({ key: named, form, changed, revision }) => ({
      key: named,
      form: sentOf(form),
      changed,
      revision,
    }));
  const fill = <const K extends string, const V>(field: K, value: V) =>
    ({ type: 'person.fill', key: field, value }) as const;
  const canSave = (snapshot: AnyMachineSnapshot) => snapshot.can({ type: 'person.save' });
  const canFill = (snapshot: AnyMachineSnapshot) => snapshot.can(fill(key, mine));
  const leavesSaved = (seen: Seen) =>
    expect(seen.toParent.at(-1)).toEqual({ type: 'page.close', flag: 'editPage', saved: options.row });
  const heard = (children: readonly string[], seen: Seen, event: object) =>
    expect(children.map((child) => seen.received(child).at(-1))).toEqual(children.map(() => event));
  const stale = `${codes}.stale`;
  const meanwhile = record({ revision: 4, [key]: theirs, ...theirsAlone });
  const reading = readingPart('readRecord', () => editing.opened.key, code);
  const sending = sendingPart('saveRecord', options.refused, code);
  const mayFill: When = (snapshot) => isSaved(snapshot) && options.changedWhere(snapshot);
  return {
    otherInputs: {
      'a new record': adding,
      'a new record that may not be added': { ...adding, mayAdd: false },
      'a record that may not be changed': { ...editing, mayEdit: false },
      'an address that leads to no record': opens.nowhere,
    },
    /** What of it decides what can happen next. */
    fingerprintOf: (snapshot: AnyMachineSnapshot) => {
      const { form, problems, problem, choices } = snapshot.context;
      return [form, problems, problem, choices, revisionOf(snapshot)];
    },
    read: {
      stimuli: [
        ...reading.stimuli,
        settle('itComes', 'readRecord', record(), {
          check: ({ context }) => expect(context.form[key]).toBe(asRead[key]),
        }),
        fail('itIsMissing', 'readRecord', { code: 'notFound' }),
        send(
          'theLanguageChanges',
          { type: 'parent.chooseLanguage', language: 'fr' },
          {
            when: (snapshot) =>
              snapshot.matches({ record: 'reading' }) ||
              isAsRead(snapshot) ||
              options.languageChangesWhere(snapshot),
            check: ({ context }, seen) => {
              expect(context.language).toBe('fr');
              heard(listeners, seen, { type: 'parent.chooseLanguage', language: 'fr' });
            },
          },
        ),
      ] as const,
      holds: under('record', {
        opening: ({ context }) => expect(context.saved).toBeNull(),
        missing: {
          ...proves('missing'),
          check: (snapshot) => {
            expect(canSave(snapshot)).toBe(false);
            expect(snapshot.can({ type: 'person.goBack' })).toBe(true);
            expect(snapshot.context.saved).toBeNull();
          },
        },
        reading: { ...proves('reading'), check: reading.holds.reading },
        unavailable: reading.holds.unavailable,
        readOnly: {
          ...proves('readOnly'),
          check: (snapshot) => expect([canSave(snapshot), canFill(snapshot)]).toEqual([false, false]),
        },
      } satisfies PartHolds),
    },
    saved: {
      stimuli: [
        ...sending.stimuli,
        send('changesAField', fill(key, mine), { when: mayFill }),
        send('entersSomethingWrong', fill(wrong.key, wrong.value), {
          when: (snapshot) => mayFill(snapshot) && snapshot.context.form[wrong.key] !== wrong.value,
        }),
        send(
          'leavesTheWrongField',
          { type: 'person.leaveField', key: wrong.key },
          {
            ...proves('judged'),
            when: ({ context }) => context.form[wrong.key] === wrong.value,
            check: ({ context }) => expect(context.problems[wrong.key]).toBe(wrong.problem),
          },
        ),
        send('saves', { type: 'person.save' }),
        settle('itIsSaved', 'saveRecord', record({ revision: 4 }), {
          ...proves('saved'),
          check: (_, seen) => leavesSaved(seen),
        }),
        fail(
          'itWasSavedAlready',
          'saveRecord',
          { code: stale, current: record({ revision: 4, [key]: mine }) },
          {
            when: (snapshot) => isFirst(snapshot) && snapshot.context.form[key] === mine,
            check: (_, seen) => leavesSaved(seen),
          },
        ),
        fail(
          'itIsADuplicate',
          'saveRecord',
          { code: `${codes}.duplicate`, body: { fields: { [options.refused.wire]: 'notUnique' } } },
          { check: ({ context }) => expect(context.problems[options.refused.field]).toBe('notUnique') },
        ),
        fail('theSessionEnds', 'saveRecord', { code: 'session.expired' }),
        send(
          'theSessionIsRenewed',
          { type: 'parent.renewSession' },
          {
            when: waitsForSession,
            claims: [
              {
                check: (_, seen) =>
                  heard(['changeHistory', ...listeners], seen, { type: 'parent.renewSession' }),
              },
              {
                where: (_, before) => before.matches({ record: 'awaitingSession' }),
                check: (after, seen) => {
                  expect(after.matches({ record: 'saving' })).toBe(true);
                  const [first, again] = requestsIn(seen).slice(-2);
                  expect(again).toEqual(first);
                },
              },
            ],
          },
        ),
      ] as const,
      holds: under('record', {
        answering: [
          {
            ...proves('savedOnceChanged'),
            where: isSaved,
            check: (snapshot) => {
              const { form, saved } = snapshot.context;
              const isChanged = fields.some((field) => form[field] !== valuesOf(saved)[field]);
              expect(canSave(snapshot)).toBe(isChanged);
            },
          },
          {
            ...proves('addedByFew'),
            where: isNew,
            check: (snapshot) => expect(canSave(snapshot)).toBe(snapshot.context.mayAdd),
          },
        ],
        'answering.editing': ({ context }) => expect(context.theirs).toBeNull(),
        'answering.correcting': sending.holds.correcting,
        'answering.duplicate': {
          ...proves('duplicate'),
          check: ({ context }) => expect(context.problem).toBeNull(),
        },
        'answering.failed': { ...proves('failed'), check: sending.holds.failed },
        saving: [
          {
            check: (snapshot) => {
              expect(snapshot.hasTag('busy')).toBe(true);
              expect(canFill(snapshot)).toBe(false);
            },
          },
          {
            ...proves('sentNew'),
            where: isNew,
            check: ({ context }, seen) =>
              expect(requestsIn(seen).at(-1)).toEqual({ key: null, form: sentOf(context.form) }),
          },
          {
            ...proves('sentChanged'),
            where: isFirst,
            check: ({ context }, seen) =>
              expect(requestsIn(seen).at(-1)).toEqual({
                key: editing.opened.key,
                form: sentOf(context.form),
                changed: [key],
                revision: 3,
              }),
          },
        ],
        awaitingSession: (snapshot) =>
          expect([snapshot.hasTag('busy'), canSave(snapshot)]).toEqual([true, false]),
        left: (_, seen) => expect(seen.toParent.at(-1)).toMatchObject({ type: 'page.close' }),
      } satisfies PartHolds),
    },
    /** What happens only to a record that opens with its form; `readFirstPart` has it of one that opens as it is. */
    formFirst: {
      stimuli: [
        settle('aDeletedOneComes', 'readRecord', record({ isDeleted: true })),
        send(
          'goesBack',
          { type: 'person.goBack' },
          {
            when: (snapshot) => !snapshot.matches({ record: 'left' }),
            claims: [
              {
                ...proves('leftBack'),
                where: (_, before) => before.matches({ leave: 'free' }),
                check: (_, seen) =>
                  expect(seen.toParent.at(-1)).toEqual({ type: 'page.close', flag: 'backPage' }),
              },
              {
                where: (_, before) => before.matches({ leave: 'holding' }),
                check: (after) => expect(after.matches({ leave: 'asking' })).toBe(true),
              },
            ],
          },
        ),
      ] as const,
    },
    merged: {
      stimuli: [
        fail('anotherSavedMeanwhile', 'saveRecord', { code: stale, current: meanwhile }, { when: isFirst }),
        send(
          'choosesTheSavedVersion',
          { type: 'person.chooseVersion', field: key, version: 'theirs' },
          {
            when: ({ context }) => context.choices[key] === 'mine',
            check: ({ context }) => expect(context.choices[key]).toBe('theirs'),
          },
        ),
        send(
          'continuesWithTheChoice',
          { type: 'person.continue' },
          {
            check: (after, _, before) => {
              const kept = before.context.choices[key] === 'theirs' ? theirs : mine;
              expect(after.context.form).toMatchObject({ ...theirsAlone, [key]: kept });
              expect(revisionOf(after)).toBe(4);
            },
          },
        ),
      ] as const,
      holds: under('record', {
        merging: ({ context }) => {
          expect(context.form[key]).toBe(mine);
          expect(Object.keys(theirsAlone).map((field) => context.choices[field])).toEqual(
            Object.keys(theirsAlone).map(() => 'theirs'),
          );
        },
        'answering.merged': ({ context }) => expect(context.theirs).toBeNull(),
      } satisfies PartHolds),
    },
  };
}
