import type { Language } from '#domain/locales.ts';
import { problemCodeOf, problemFieldsOf } from '#domain/problemCode.ts';
import { askingStates, notSent } from './sendingPart.ts';
import { savedMeanwhile } from './versionPart.ts';

type KeyOf<Event> = Extract<Event, { type: 'person.leaveField'; key: unknown }>['key'];
type Failed = { event: { error: unknown } };
const codeSaid = ({ event }: Failed) => problemCodeOf(event.error);
const languageChosen = ({ event }: { event: { language: Language } }) => event.language;

/** States of which a requirement may be told. */
type Told = 'missing' | 'reading' | 'readOnly' | 'editing' | 'duplicate' | 'failed' | 'saving' | 'left';

/**
 * The states of a record: read, shown as it is or changed, saved over the version that was read, and brought together with
 * what somebody else saved meanwhile. `recordPart` has the guards and actions.
 * @param keyOf the record that is read
 * @param savingOf what is saved of it
 * @param requirements those that a state answers
 */
export function recordStates<Context, Key, Saving, Saved, Event extends { type: string }>({
  keyOf,
  savingOf,
  requirements,
}: {
  keyOf: (context: Context) => Key;
  savingOf: (context: Context) => Saving;
  requirements: Readonly<Partial<Record<Told, readonly string[]>>>;
}) {
  type Read = { event: { output: Saved } };
  type On<Type extends string> = { event: Extract<Event, { type: Type }> };
  const told = (state: Told) => ({ requirements: requirements[state] ?? [] });
  const recordRead = ({ event }: Read) => event.output;
  const current = ({ event }: Failed) => savedMeanwhile<Saved>(event.error);
  return {
    on: {
      'person.goBack': { guard: 'everythingIsSaved', actions: 'leaveBack', target: '.left' },
      'parent.chooseLanguage': { actions: { type: 'rememberLanguage', params: languageChosen } },
    },
    initial: 'opening',
    states: {
      opening: {
        always: [
          { guard: 'addressIsRefused', target: 'missing' },
          { guard: 'recordIsNew', target: 'answering' },
          { target: 'reading' },
        ],
      },
      missing: { meta: told('missing') },
      reading: {
        tags: 'busy',
        meta: told('reading'),
        entry: 'forgetProblem',
        invoke: {
          id: 'readRecord',
          src: 'readRecord',
          input: ({ context }: { context: Context }) => keyOf(context),
          onDone: [
            {
              guard: { type: 'recordIsFixed', params: recordRead },
              actions: { type: 'showRecord', params: recordRead },
              target: 'readOnly',
            },
            { actions: { type: 'showRecord', params: recordRead }, target: 'answering' },
          ],
          onError: [
            { guard: { type: 'recordIsMissing', params: codeSaid }, target: 'missing' },
            { actions: { type: 'noteProblem', params: codeSaid }, target: 'unavailable' },
          ],
        },
        on: {
          'parent.chooseLanguage': {
            actions: { type: 'rememberLanguage', params: languageChosen },
            target: 'reading',
            reenter: true,
          },
        },
      },
      unavailable: { on: { 'person.retry': 'reading', 'parent.renewSession': 'reading' } },
      readOnly: { meta: told('readOnly') },
      answering: {
        on: {
          'person.fill': {
            actions: { type: 'fillField', params: ({ event }: On<'person.fill'>) => event },
          },
          'person.leaveField': {
            actions: {
              type: 'judgeField',
              params: ({ event }: On<'person.leaveField'>) => (event as unknown as { key: KeyOf<Event> }).key,
            },
          },
          'person.save': [
            { guard: 'recordMayBeSaved', target: 'saving' },
            { guard: 'saveIsAvailable', actions: 'judgeForm', target: '.correcting' },
          ],
        },
        initial: 'editing',
        states: {
          editing: { meta: told('editing') },
          correcting: askingStates.correcting,
          merged: {},
          duplicate: { meta: told('duplicate') },
          failed: { meta: told('failed') },
        },
      },
      saving: {
        tags: 'busy',
        meta: told('saving'),
        entry: ['forgetProblem', 'forgetRefusal'],
        invoke: {
          id: 'saveRecord',
          src: 'saveRecord',
          input: ({ context }: { context: Context }) => savingOf(context),
          onDone: { actions: { type: 'leaveSaved', params: recordRead }, target: 'left' },
          onError: [
            { guard: { type: 'sessionHasEnded', params: codeSaid }, target: 'awaitingSession' },
            {
              guard: { type: 'recordIsSavedAlready', params: current },
              actions: { type: 'leaveSaved', params: current },
              target: 'left',
            },
            {
              guard: { type: 'recordIsStale', params: codeSaid },
              actions: { type: 'showVersions', params: current },
              target: 'merging',
            },
            {
              guard: { type: 'recordIsDuplicate', params: codeSaid },
              actions: {
                type: 'placeRefusal',
                params: ({ event }: Failed) => problemFieldsOf(event.error),
              },
              target: 'answering.duplicate',
            },
            ...notSent('answering'),
          ],
        },
      },
      awaitingSession: { tags: 'busy', on: { 'parent.renewSession': 'saving' } },
      merging: {
        on: {
          'person.chooseVersion': {
            actions: { type: 'chooseVersion', params: ({ event }: On<'person.chooseVersion'>) => event },
          },
          'person.continue': { actions: 'bringTogether', target: 'answering.merged' },
        },
      },
      left: { meta: told('left') },
    },
  } as const;
}
