import {
  createActor,
  SimulatedClock,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import { answer, breakDown, childNamed, inputOf, isCommand, portOf } from './doubles.ts';
import { bornFrom, passedIn, sentBy, transitionsIn } from './internals.ts';
import { parentLogic } from './parent.ts';
import { transitionName } from './transitions.ts';
import type { AnyStimulus, AnyTour, Seen } from './types.ts';

/** A running chart with doubles for its ports and a clock that only the engine moves. */
export interface LiveChart {
  readonly actor: AnyActorRef;
  readonly seen: Seen;
  snapshot(): AnyMachineSnapshot;
  /** The transitions taken since the last call, and the snapshots passed through, in order. */
  news(): { taken: readonly string[]; passed: readonly AnyMachineSnapshot[] };
  /** Does the stimulus to the chart. `pieces` are the milliseconds to let pass, for a wait. */
  apply(stimulus: AnyStimulus, pieces: readonly number[]): void;
  stop(): void;
}

/** Starts the chart of a tour. Views of the chart can be given `actor`: nothing in it is simulated but its neighbours. */
export function startLive(tour: AnyTour): LiveChart {
  const clock = new SimulatedClock();
  const log: InspectionEvent[] = [];
  const parent = createActor(parentLogic, { clock, inspect: (event) => void log.push(event) });
  const actor = createActor(tour.machine, { input: tour.input, parent } as object) as AnyActorRef;
  const emitted: EventObject[] = [];
  actor.on('*', (event: EventObject) => emitted.push(event));
  actor.subscribe({ error: () => {} });
  parent.start();
  actor.start();

  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  const child = (name: string): AnyActorRef => {
    const living = (Object.values(snapshot().children) as AnyActorRef[]).filter(
      (ref) => ref.getSnapshot().status === 'active',
    );
    const found = childNamed(living, name);
    if (!found) throw new Error(`Port "${name}" is not at work in ${JSON.stringify(snapshot().value)}`);
    return found;
  };
  const sent = () =>
    log.flatMap((event) => sentBy(event, actor) ?? []).filter(({ event }) => !isCommand(event));

  let read = 0;
  return {
    actor,
    snapshot,
    seen: {
      emitted,
      get toParent() {
        return sent().flatMap(({ to, event }) => (to === parent ? [event] : []));
      },
      received: (port) =>
        sent().flatMap(({ to, event }) => (to !== parent && portOf(to) === port ? [event] : [])),
      inputs: (port) =>
        log
          .flatMap((event) => bornFrom(event, actor) ?? [])
          .flatMap((ref) => (portOf(ref) === port ? [inputOf(ref)] : [])),
    },
    news() {
      const fresh = log.slice(read);
      read = log.length;
      const transitions = fresh.flatMap((event) => transitionsIn(event, actor));
      return {
        taken: transitions.map((transition) => transitionName(tour.machine, transition)),
        passed: fresh.flatMap((event) => passedIn(event, actor)),
      };
    },
    apply(stimulus, pieces) {
      switch (stimulus.kind) {
        case 'send':
          for (const event of stimulus.events) actor.send(event);
          break;
        case 'settle':
          answer(child(stimulus.port), stimulus.output);
          break;
        case 'fail':
          breakDown(child(stimulus.port), stimulus.error);
          break;
        case 'emitFrom':
          child(stimulus.port);
          actor.send(stimulus.event);
          break;
        case 'wait':
          for (const piece of pieces) clock.increment(piece);
          break;
      }
    },
    stop: () => parent.stop(),
  };
}
