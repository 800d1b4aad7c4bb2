import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { FlowDraft, FlowForms } from '#domain/quote/flowForms.ts';
import type { StepKey } from '#domain/routes.ts';
import type { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';

export type QuoteFlowRef = ActorRefFrom<typeof quoteFlowMachine>;

/** The chart of each step that has one, and the form that it edits. */
const charts: Partial<Record<StepKey, { child: string; form: keyof FlowForms }>> = {
  TRAVELLER_DETAILS: { child: 'quickQuote', form: 'travellers' },
  TRIP_DETAILS: { child: 'tripDetails', form: 'trip' },
  SELECT_PLAN: { child: 'planSelection', form: 'plans' },
  CONTACT_DETAILS: { child: 'apply', form: 'apply' },
  PAYMENT: { child: 'payment', form: 'payment' },
};

/** The chart whose form is being edited now, or null. */
export function editingChart(flow: QuoteFlowRef): { chart: AnyActorRef; form: keyof FlowForms } | null {
  const snapshot = flow.getSnapshot();
  const entry = charts[snapshot.context.step];
  const chart = entry && (snapshot.children as Record<string, AnyActorRef | undefined>)[entry.child];
  return entry && chart ? { chart, form: entry.form } : null;
}

/** The form as it stands in a chart, finished or not. */
export function formOf(chart: AnyActorRef): unknown {
  return (chart.getSnapshot() as { context?: { form?: unknown } }).context?.form;
}

/** Everything that is typed so far, the open step included. */
export function collectFlowDraft(flow: QuoteFlowRef): FlowDraft {
  const { step, forms } = flow.getSnapshot().context;
  const editing = editingChart(flow);
  const form = editing ? formOf(editing.chart) : undefined;
  return { step, forms: editing && form ? { ...forms, [editing.form]: form } : forms };
}

/** What is being typed in the open step, with everything before it; null while no form is open. */
export function typedDraft(flow: QuoteFlowRef | null): FlowDraft | null {
  return flow && editingChart(flow) ? collectFlowDraft(flow) : null;
}
