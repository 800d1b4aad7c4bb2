import { assign, emit, setup } from 'xstate';
import { leadForm } from '#domain/leads/leadForm.ts';
import type { ToastSaid } from '#domain/toast.ts';
import { actPart, actStates } from '../forms/actStates.ts';
import { port } from '../ports.ts';
import type { LeadContext, LeadEvent, LeadToCreate } from './lead.types.ts';

const { opening, guards, actions } = actPart<typeof leadForm, LeadContext>(leadForm, () => null);

const { asking, doing } = actStates({
  port: 'createLead',
  does: ({ form }: LeadContext) => form,
  onDone: { actions: 'rememberAddress', target: 'done' },
});

/** [LD-009] Offers a consumer to continue the quote later; the quote goes on whatever becomes of it. */
export const leadMachine = setup({
  types: {
    context: {} as LeadContext,
    events: {} as LeadEvent,
    emitted: {} as ToastSaid,
    tags: {} as 'busy',
    meta: {} as { requirements: readonly string[] },
  },
  actors: { createLead: port<void, LeadToCreate>('createLead') },
  guards,
  actions: {
    ...actions,
    rememberAddress: assign(({ context }) => ({ sentTo: context.form.email.trim() })),
    sayNotSent: emit(
      ({ context: { problem } }): ToastSaid => ({
        type: 'toast.say',
        room: 'lead',
        key: 'failed',
        tone: 'danger',
        problem,
      }),
    ),
  },
}).createMachine({
  id: 'lead',
  context: { ...opening(), sentTo: '', problem: null },
  initial: 'folded',
  states: {
    folded: { on: { 'person.unfold': 'asking' } },
    asking: {
      ...asking,
      meta: { requirements: ['LD-007', 'LD-009'] },
      on: { ...asking.on, 'person.fold': 'folded' },
      states: {
        ...asking.states,
        failed: { meta: { requirements: ['LD-005', 'LD-009'] }, entry: 'sayNotSent' },
      },
    },
    doing: { ...doing, meta: { requirements: ['LD-002', 'LD-005'] } },
    done: {
      meta: { requirements: ['LD-005', 'LD-009'] },
      on: { 'person.unfold': 'asking' },
    },
  },
});
