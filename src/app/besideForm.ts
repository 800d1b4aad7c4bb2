import type { AnyActorRef } from 'xstate';
import type { QuickQuoteRef } from '../ui/quickQuote/quickQuoteRef.ts';

/** One chart beside each form of the first step: begun when it is asked for, ended with its form. */
export function besideForm<Ref extends AnyActorRef>(
  start: (form: QuickQuoteRef) => Ref,
): (form: QuickQuoteRef) => Ref {
  const started = new WeakMap<QuickQuoteRef, Ref>();
  return (form) => {
    const known = started.get(form);
    if (known) return known;
    const chart = start(form);
    started.set(form, chart);
    form.subscribe({ complete: () => chart.stop() });
    return chart;
  };
}
