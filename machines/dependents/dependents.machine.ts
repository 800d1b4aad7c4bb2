import { sendParent, setup } from 'xstate';
import { hasChanges } from '#domain/endorsement/dependentsDelta.ts';
import { hasRoomForDependent } from '#domain/endorsement/dependentsForm.ts';
import type { PolicyForms } from '#domain/endorsement/policyForms.ts';
import { fieldTransitions } from '../forms/formPart.ts';
import { stepOf } from '../stepOf.ts';
import {
  dependentsPart,
  hasError,
  measuredWith,
  openingOf,
  reportOf,
  settled,
  withDependent,
  withKept,
  withoutDependent,
} from './dependents.form.ts';
import type { DependentsContext, DependentsEvent, DependentsInput } from './dependents.types.ts';

type Entry = Parameters<typeof dependentsPart.filled>[1];

const named = ({ event }: { event: { dependent: string } }) => event.dependent;

/** [EN-007] [EN-017] Who rides along with the primary of a family, while the policy is edited. */
export const dependentsMachine = setup({
  types: {
    input: {} as DependentsInput,
    context: {} as DependentsContext,
    events: {} as DependentsEvent,
    meta: {} as { requirements: readonly string[] },
  },
  guards: {
    fieldIsAsked: dependentsPart.guards.fieldIsAsked,
    roomIsLeft: ({ context: { form } }) => hasRoomForDependent(form.dependents),
    dependentTravels: ({ context: { form } }, dependent: string) =>
      form.dependents.some(({ referenceNumber }) => referenceNumber === dependent),
    dependentWasRemoved: ({ context: { form, delta } }, dependent: string) =>
      hasRoomForDependent(form.dependents) &&
      delta.removed.some(({ referenceNumber }) => referenceNumber === dependent),
    somethingChanged: ({ context }) => hasChanges(context.delta),
    everythingIsAsSold: ({ context }) => !hasChanges(context.delta),
    somethingIsWrong: ({ context }) => hasError(context),
    everythingIsRight: ({ context }) => !hasError(context),
  },
  actions: {
    ...dependentsPart.actions,
    fillField: stepOf((context: DependentsContext, entry: Entry) =>
      settled(context, dependentsPart.filled(context, entry)),
    ),
    addDependent: stepOf<DependentsContext, undefined>(withDependent),
    removeDependent: stepOf(withoutDependent),
    keepDependent: stepOf(withKept),
    measureAnew: stepOf((context: DependentsContext, forms: PolicyForms) => measuredWith(context, forms)),
    report: sendParent(({ context }) => reportOf(context)),
  },
}).createMachine({
  id: 'dependents',
  context: ({ input }) => openingOf(input),
  type: 'parallel',
  entry: 'report',
  on: {
    'person.fill': {
      guard: { type: 'fieldIsAsked', params: ({ event }) => event.key },
      actions: [{ type: 'fillField', params: ({ event }) => event }, 'report'],
    },
    'person.leaveField': fieldTransitions['person.leaveField'],
    'person.addDependent': { guard: 'roomIsLeft', actions: ['addDependent', 'report'] },
    'person.removeDependent': {
      guard: { type: 'dependentTravels', params: named },
      actions: [{ type: 'removeDependent', params: named }, 'report'],
    },
    'person.keepDependent': {
      guard: { type: 'dependentWasRemoved', params: named },
      actions: [{ type: 'keepDependent', params: named }, 'report'],
    },
    'parent.giveForms': {
      actions: [{ type: 'measureAnew', params: ({ event }) => event.forms }, 'report'],
    },
    'parent.judge': { actions: 'judgeForm' },
  },
  states: {
    changes: {
      initial: 'none',
      states: {
        none: { always: { guard: 'somethingChanged', target: 'some' } },
        some: {
          meta: { requirements: ['EN-019'] },
          always: { guard: 'everythingIsAsSold', target: 'none' },
        },
      },
    },
    errors: {
      initial: 'none',
      states: {
        none: { always: { guard: 'somethingIsWrong', target: 'some' } },
        some: {
          meta: { requirements: ['EN-020'] },
          always: { guard: 'everythingIsRight', target: 'none' },
        },
      },
    },
  },
});
