import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { FlowDraft, FlowForms } from '#domain/flow/flowForms.ts';
import { steps } from '#domain/flow/steps.ts';
import type { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';

export type QuoteFlowRef = ActorRefFrom<typeof quoteFlowMachine>;

/** The chart whose form is being edited now, or null. */
export function editingChart(flow: QuoteFlowRef): { chart: AnyActorRef; form: keyof FlowForms } | null {
  const snapshot = flow.getSnapshot();
  const { chart: name, form } = steps[snapshot.context.step];
  if (form === null) return null;
  const chart: AnyActorRef | undefined = snapshot.children[name];
  return chart ? { chart, form } : null;
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
