import type { AnyActorRef } from 'xstate';

/** Charts by the names under which a view looks for them. */
export type Children = Readonly<Record<string, AnyActorRef | undefined>>;

/** The same actor for a view, whose snapshots name these charts as its children. */
export function withChildren<Ref extends AnyActorRef>(actor: Ref, children: Children): Ref {
  const known = new WeakMap<object, object>();
  const getSnapshot = () => {
    const snapshot = actor.getSnapshot() as { children: object };
    const found =
      known.get(snapshot) ??
      (Object.create(snapshot, { children: { value: { ...snapshot.children, ...children } } }) as object);
    known.set(snapshot, found);
    return found;
  };
  return {
    getSnapshot,
    subscribe: actor.subscribe.bind(actor),
    send: actor.send.bind(actor),
  } as unknown as Ref;
}
