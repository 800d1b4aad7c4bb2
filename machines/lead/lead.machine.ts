import { assign, setup } from 'xstate';
import { leadForm } from '#domain/leads/leadForm.ts';
import { formPart } from '../forms/formPart.ts';
import { askingStates, notSent, sendingPart } from '../forms/sendingPart.ts';
import { port } from '../ports.ts';
import type { LeadContext, LeadEvent, LeadToCreate } from './lead.types.ts';

const part = formPart<typeof leadForm, LeadContext>(leadForm, () => null);
const sending = sendingPart(leadForm, part);

/** [LD-009] Offers a consumer to continue the quote later; the quote goes on whatever becomes of it. */
export const leadMachine = setup({
  types: {
    context: {} as LeadContext,
    events: {} as LeadEvent,
    tags: {} as 'busy',
    meta: {} as { requirements: readonly string[] },
  },
  actors: { createLead: port<void, LeadToCreate>('createLead') },
  guards: { formIsComplete: part.guards.formIsComplete, ...sending.guards },
  actions: {
    fillField: part.actions.fillField,
    judgeForm: part.actions.judgeForm,
    ...sending.actions,
    rememberAddress: assign(({ context }) => ({ sentTo: context.form.email.trim() })),
  },
}).createMachine({
  id: 'lead',
  context: { ...part.opening(), sentTo: '', problem: null },
  initial: 'folded',
  states: {
    folded: { on: { 'person.unfold': 'asking' } },
    asking: {
      meta: { requirements: ['LD-007', 'LD-009'] },
      on: {
        'person.fold': 'folded',
        'person.fill': { actions: { type: 'fillField', params: ({ event }) => event } },
        'person.keepForLater': [
          { guard: 'formIsComplete', target: 'creating' },
          { actions: 'judgeForm', target: '.correcting' },
        ],
      },
      initial: 'editing',
      states: {
        ...askingStates,
        failed: { meta: { requirements: ['LD-005', 'LD-009'] } },
      },
    },
    creating: {
      tags: 'busy',
      meta: { requirements: ['LD-002', 'LD-005'] },
      entry: ['forgetProblem', 'forgetRefusal'],
      invoke: {
        id: 'createLead',
        src: 'createLead',
        input: ({ context }) => context.form,
        onDone: { actions: 'rememberAddress', target: 'created' },
        onError: notSent('asking'),
      },
    },
    created: {
      meta: { requirements: ['LD-005', 'LD-009'] },
      on: { 'person.unfold': 'asking' },
    },
  },
});
