import type { EventObject } from 'xstate';
import type { Failed, Sent, Settled, StimulusOptions, Told, Waited } from './types.ts';

type Mutable<T> = T extends (...given: never[]) => unknown ? T : { -readonly [K in keyof T]: Mutable<T[K]> };

/** A person or a neighbour sends the chart an event, or several in a row (each must be possible). */
export function send<const Id extends string, const E extends EventObject>(
  id: Id,
  event: E | readonly E[],
  options: StimulusOptions = {},
): Sent<Id, Mutable<E>> {
  return { kind: 'send', id, events: [event].flat() as Mutable<E>[], options };
}

/** A port answers. */
export function settle<const Id extends string, const P extends string, const O>(
  id: Id,
  port: P,
  output: O,
  options: StimulusOptions = {},
): Settled<Id, P, Mutable<O>> {
  return { kind: 'settle', id, port, output: output as Mutable<O>, options };
}

/** A port fails. */
export function fail<const Id extends string, const P extends string>(
  id: Id,
  port: P,
  error: unknown,
  options: StimulusOptions = {},
): Failed<Id, P> {
  return { kind: 'fail', id, port, error, options };
}

/** A named delay of the chart runs out, or so many milliseconds pass. */
export function wait<const Id extends string, const D extends string | number>(
  id: Id,
  delay: D,
  options: StimulusOptions = {},
): Waited<Id, D> {
  return { kind: 'wait', id, delay, options };
}

/** A listener port or a child chart that is alive sends the chart an event. */
export function emitFrom<const Id extends string, const P extends string, const E extends EventObject>(
  id: Id,
  port: P,
  event: E,
  options: StimulusOptions = {},
): Told<Id, P, Mutable<E>> {
  return { kind: 'emitFrom', id, port, event: event as Mutable<E>, options };
}
