import type { LocationField } from '#domain/quote/locationRules.ts';
import type { TripDateField, TripTextField } from '#domain/quote/tripForm.ts';
import type { TripDetailsRef } from './tripDetailsRef.ts';

export type TripDetailsActs = ReturnType<typeof makeActs>;

const made = new WeakMap<TripDetailsRef, TripDetailsActs>();

/** What the fields do, by the id of the field; the same functions as long as the actor is the same. */
export function actsOf(actor: TripDetailsRef): TripDetailsActs {
  const known = made.get(actor) ?? makeActs(actor);
  made.set(actor, known);
  return known;
}

function makeActs(actor: TripDetailsRef) {
  return {
    type: (text: string, id: string) => actor.send({ type: 'person.type', field: id as TripTextField, text }),
    leaveDate: (id: string) => actor.send({ type: 'person.leaveField', field: id as TripDateField }),
    typePlace: (text: string, id: string) =>
      actor.send({ type: 'person.typeLocation', field: id as LocationField, text }),
    closeList: (id: string) => actor.send({ type: 'person.closeList', field: id as LocationField }),
    answer: (value: 'true' | 'false') => actor.send({ type: 'person.choose', field: 'isSuperVisa', value }),
  };
}
