import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  EventObject,
  InspectionEvent,
} from 'xstate';

/** The one place that reads what XState keeps behind an underscore: the transitions that a microstep took. */
export function transitionsIn(
  event: InspectionEvent,
  actor: AnyActorRef,
): readonly AnyTransitionDefinition[] {
  if (event.type !== '@xstate.microstep' || event.actorRef !== actor) return [];
  return event._transitions;
}

/** An event that the chart sent to somebody else, with whom it was sent to. */
export function sentBy(
  event: InspectionEvent,
  actor: AnyActorRef,
): { to: AnyActorRef; event: EventObject } | null {
  if (event.type !== '@xstate.event' || event.sourceRef !== actor || event.actorRef === actor) return null;
  return event.event.type.startsWith('xstate.')
    ? null
    : { to: event.actorRef as AnyActorRef, event: event.event };
}

/** A child that the chart has just made. */
export function bornFrom(event: InspectionEvent, actor: AnyActorRef): AnyActorRef | null {
  if (event.type !== '@xstate.actor') return null;
  const child = event.actorRef as AnyActorRef & { _parent?: AnyActorRef };
  return child._parent === actor ? child : null;
}

/** What the chart was like directly after one of its microsteps: states that are left at once are seen only here. */
export function passedIn(event: InspectionEvent, actor: AnyActorRef): readonly AnyMachineSnapshot[] {
  return event.type === '@xstate.microstep' && event.actorRef === actor
    ? [event.snapshot as AnyMachineSnapshot]
    : [];
}
