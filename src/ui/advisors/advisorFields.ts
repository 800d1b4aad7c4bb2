import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { advisorForm } from '#domain/advisors/advisorForm.ts';
import type { advisorFormMachine } from '#machines/advisorForm/advisorForm.machine.ts';
import type { AdvisorFormContext } from '#machines/advisorForm/advisorForm.types.ts';
import { formFields } from '../forms/formFields.tsx';
import { maskOf } from '../forms/maskOf.ts';

export type AdvisorFormRef = ActorRefFrom<typeof advisorFormMachine>;
export type AdvisorFormProps = { actor: AdvisorFormRef };

/** The fields of the advisor form. */
export const Fields = formFields(advisorForm, {
  room: 'advisors',
  facts: ({ userType }: AdvisorFormContext) => ({ userType }),
  values: () => ({}),
  masks: maskOf,
});

/** While it is created it is shown as it is sent: nothing that is typed then would be kept. */
export const useIsBeingCreated = (actor: AdvisorFormRef): boolean =>
  useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
