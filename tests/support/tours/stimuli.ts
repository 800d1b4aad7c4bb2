import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Claim, Failed, Sent, Settled, Told, Waited } from './types.ts';

type Mutable<T> = T extends (...given: never[]) => unknown ? T : { -readonly [K in keyof T]: Mutable<T[K]> };

/** A person or a neighbour sends the chart an event, or several in a row (each must be possible). */
export function send<const Id extends string, const E extends EventObject>(
  id: Id,
  event: E | readonly E[],
  claim?: Claim<AnyMachineSnapshot>,
): Sent<Id, Mutable<E>> {
  return { kind: 'send', id, events: [event].flat() as Mutable<E>[], claim };
}

/** A port answers. */
export function settle<const Id extends string, const P extends string, const O>(
  id: Id,
  port: P,
  output: O,
  claim?: Claim<AnyMachineSnapshot>,
): Settled<Id, P, Mutable<O>> {
  return { kind: 'settle', id, port, output: output as Mutable<O>, claim };
}

/** A port fails. */
export function fail<const Id extends string, const P extends string>(
  id: Id,
  port: P,
  error: unknown,
  claim?: Claim<AnyMachineSnapshot>,
): Failed<Id, P> {
  return { kind: 'fail', id, port, error, claim };
}

/** A named delay of the chart runs out, or so many milliseconds pass. */
export function wait<const Id extends string, const D extends string | number>(
  id: Id,
  delay: D,
  claim?: Claim<AnyMachineSnapshot>,
): Waited<Id, D> {
  return { kind: 'wait', id, delay, claim };
}

/** A listener port or a child chart that is alive sends the chart an event. */
export function emitFrom<const Id extends string, const P extends string, const E extends EventObject>(
  id: Id,
  port: P,
  event: E,
  claim?: Claim<AnyMachineSnapshot>,
): Told<Id, P, Mutable<E>> {
  return { kind: 'emitFrom', id, port, event: event as Mutable<E>, claim };
}
