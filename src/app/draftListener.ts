import type { AnyActorRef, Subscription } from 'xstate';
import { editingChart, formOf, type QuoteFlowRef } from './flowDraft.ts';

const keeperOf = (flow: QuoteFlowRef) =>
  (flow.getSnapshot().children as Record<string, AnyActorRef | undefined>)['draftKeeper'];

/** Has the keeper of the draft save at once what was typed last. */
export function keepBeforeHiding(flow: QuoteFlowRef | null): void {
  if (flow) keeperOf(flow)?.send({ type: 'page.hide' });
}

/** Notifies the keeper of the draft whenever the form of the open step changes, until the flow ends. */
export function keepWhatIsTyped(flow: QuoteFlowRef): void {
  let watched: AnyActorRef | null = null;
  let subscription: Subscription | null = null;

  const watch = () => {
    const chart = editingChart(flow)?.chart ?? null;
    if (chart === watched) return;
    subscription?.unsubscribe();
    watched = chart;
    if (!chart) return;
    let form = formOf(chart);
    subscription = chart.subscribe(() => {
      const now = formOf(chart);
      if (now === form) return;
      form = now;
      keeperOf(flow)?.send({ type: 'person.editForm' });
    });
  };

  flow.subscribe({ next: watch, complete: () => subscription?.unsubscribe() });
  watch();
}
