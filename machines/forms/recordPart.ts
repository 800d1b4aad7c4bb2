import { sendParent, sendTo } from 'xstate';
import type { AnyForm } from '#domain/forms/form.types.ts';
import type { Language } from '#domain/locales.ts';
import { sessionIsOver } from '#domain/problemCode.ts';
import type { PageReport } from '../area.types.ts';
import { stepOf } from '../stepOf.ts';
import type { FillEvent, LeaveFieldEvent } from './formPart.ts';
import { rememberLanguage } from './readingStates.ts';
import type { SendingContext } from './sendingPart.ts';
import type { ChooseVersionEvent, VersionContext } from './versionPart.ts';

/** What the form of a record begins with; a new one has no key. */
export type RecordInput<Key> = {
  opened: { mode: 'add' | 'edit' | 'refused'; key: Key | null };
  language: Language;
  mayAdd: boolean;
  mayEdit: boolean;
};

/** What its chart holds. */
export type RecordContext<F extends AnyForm, Key, Saved, Field extends string> = SendingContext<F> &
  VersionContext<Saved, Field> &
  RecordInput<Key>;

export type RecordEvent<F extends AnyForm, Field extends string> =
  | FillEvent<F>
  | LeaveFieldEvent<F>
  | ChooseVersionEvent<Field>
  | {
      type:
        | 'person.save'
        | 'person.edit'
        | 'person.goBack'
        | 'person.stay'
        | 'person.leave'
        | 'person.retry'
        | 'person.continue';
    }
  | { type: 'parent.chooseLanguage'; language: Language }
  | { type: 'parent.renewSession' };

/** What is saved: a new record, or the changed fields of one over a revision. */
export type SaveRecordInput<Form, Key, Field extends string> =
  | { key: null; form: Form }
  | { key: Key; form: Form; changed: readonly Field[]; revision: number };

/** What the chart of a record holds in any form. */
type Held<Form, Key, Saved> = RecordInput<Key> & { form: Form; saved: Saved | null };

type RecordParts<Form, Saved, Field extends string, Context> = {
  changedFields: (context: Context) => readonly Field[];
  isComplete: (context: Context) => boolean;
  /** Something of the form would be lost if it were left. */
  holdsUnsaved: (context: Context) => boolean;
  isSavedAlready: (args: { context: Context }, current: Saved | null) => boolean;
  /** The form as it shows what is saved. */
  formOf: (saved: Saved) => Form;
  /** What is counted and marked of it. */
  recordOf: (saved: Saved) => { id: string; isDeleted: boolean; revision: number };
  /** What its row is called. */
  nameOf: (saved: Saved) => string;
  /** What the server's codes begin with: `license` of `license.stale` and `license.duplicate`. */
  codes: string;
};

/** The record that the address asks for. */
export const recordKeyOf = <Key>({ opened: { key } }: { opened: { key: Key | null } }): Key => {
  if (key === null) throw new Error('The record has no key');
  return key;
};

/**
 * For a chart that reads a record, shows it or has it changed, and saves it over the version that was read; `recordStates`
 * are its states. A new record is saved by who may add one, another once something of it is changed.
 */
export function recordPart<Form, Key, Saved, Field extends string, Context extends Held<Form, Key, Saved>>({
  changedFields,
  isComplete,
  holdsUnsaved,
  isSavedAlready,
  formOf,
  recordOf,
  nameOf,
  codes,
}: RecordParts<Form, Saved, Field, Context>) {
  type Here = { context: Context };
  const isSavable = (context: Context) =>
    context.saved === null ? context.mayAdd : changedFields(context).length > 0;
  return {
    savingOf: (context: Context): SaveRecordInput<Form, Key, Field> => {
      const { opened, saved, form } = context;
      if (opened.key === null || saved === null) return { key: null, form };
      return { key: opened.key, form, changed: changedFields(context), revision: recordOf(saved).revision };
    },
    guards: {
      addressIsRefused: ({ context }: Here) => context.opened.mode === 'refused',
      recordIsNew: ({ context }: Here) => context.opened.mode === 'add',
      recordIsMissing: (_: Here, code: string) => code === 'notFound' || code === 'request.invalid',
      recordIsShown: ({ context }: Here) => context.saved !== null,
      saveIsAvailable: ({ context }: Here) => isSavable(context),
      recordMayBeSaved: ({ context }: Here) => isSavable(context) && isComplete(context),
      somethingIsUnsaved: ({ context }: Here) => holdsUnsaved(context),
      everythingIsSaved: ({ context }: Here) => !holdsUnsaved(context),
      recordIsDuplicate: (_: Here, code: string) => code === `${codes}.duplicate`,
      recordIsSavedAlready: isSavedAlready,
      recordIsStale: (_: Here, code: string) => code === `${codes}.stale`,
      sessionHasEnded: (_: Here, code: string) => sessionIsOver(code),
    },
    /** For a record that opens with its form. */
    formFirst: {
      recordIsFixed: ({ context }: Here, read: Saved) => recordOf(read).isDeleted || !context.mayEdit,
    },
    actions: {
      rememberLanguage,
      showRecord: stepOf(
        (_: Context, saved: Saved) => ({ saved, form: formOf(saved) }) as unknown as Partial<Context>,
      ),
      leaveSaved: sendParent((_, saved: Saved): PageReport => {
        const row = { id: recordOf(saved).id, name: nameOf(saved) };
        return { type: 'page.close', flag: 'editPage', saved: row };
      }) as unknown as (args: unknown, saved: Saved | null) => void,
    },
  };
}

/** An action that sends, whatever context, events and actors its chart has. */
const sending = (action: unknown) => action as () => void;

/** How the form of a record is left, what its area hears before, and how its history hears that the session was renewed. */
export const recordActions = {
  tellHistoryOfRenewal: sending(sendTo('changeHistory', { type: 'parent.renewSession' })),
  reportUnsaved: sendParent(
    (_, unsaved: boolean): PageReport => ({ type: 'page.noteUnsaved', unsaved }),
  ) as unknown as (args: unknown, unsaved: boolean) => void,
  leaveBack: sending(sendParent((): PageReport => ({ type: 'page.close', flag: 'backPage' }))),
};
