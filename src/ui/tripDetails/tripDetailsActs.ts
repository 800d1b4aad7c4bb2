import type { LocationField } from '#domain/quote/locationRules.ts';
import type { TripDetailsRef } from './tripDetailsRef.ts';

type TripDetailsActs = ReturnType<typeof makeActs>;

const made = new WeakMap<TripDetailsRef, TripDetailsActs>();

/** What the fields of places do; the same functions as long as the actor is the same. */
export function actsOf(actor: TripDetailsRef): TripDetailsActs {
  const known = made.get(actor) ?? makeActs(actor);
  made.set(actor, known);
  return known;
}

function makeActs(actor: TripDetailsRef) {
  return {
    typePlace: (text: string, id: string) =>
      actor.send({ type: 'person.typeLocation', field: id as LocationField, text }),
    closeList: (id: string) => actor.send({ type: 'person.closeList', field: id as LocationField }),
  };
}
