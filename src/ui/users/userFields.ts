import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { branchAt } from '#domain/people/branchesOffered.ts';
import { userFactsOf, userForm } from '#domain/people/userForm.ts';
import type { userFormMachine } from '#machines/userForm/userForm.machine.ts';
import type { UserFormContext } from '#machines/userForm/userForm.types.ts';
import { useText } from '../../text/useText.ts';
import { formFields } from '../forms/formFields.tsx';
import { maskOf } from '../forms/maskOf.ts';
import { pickedEntryOf } from '../forms/pickedEntryOf.tsx';

export type UserFormRef = ActorRefFrom<typeof userFormMachine>;
export type UserFormProps = { actor: UserFormRef };

const fields = formFields(userForm, {
  room: 'userForm',
  facts: (context: UserFormContext) => userFactsOf(context),
  values: () => ({}),
  masks: maskOf,
});

/** [US-010] The fields of the user info form. */
export const Fields = { ...fields, Picked: pickedEntryOf(fields) };

/** While it is saved it is shown as it is sent: nothing that is typed then would be kept. */
export const useIsBeingSaved = (actor: UserFormRef): boolean =>
  useSelector(actor, (snapshot) => snapshot.hasTag('busy'));

/** What an organization is called, with its code; the code alone as long as the name is not known. */
export function useOrganization(actor: UserFormRef): (code: string) => string {
  const text = useText('userForm');
  const hierarchy = useSelector(actor, ({ context }) => context.hierarchy);
  return (code) => {
    const { name } = branchAt(hierarchy, code);
    return name === code ? code : text('organization', { name, code });
  };
}
