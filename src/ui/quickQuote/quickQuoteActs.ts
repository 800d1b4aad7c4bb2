import type { TravelLocation } from '#domain/quote/forms.ts';
import type { LocationField } from '#domain/quote/locationRules.ts';
import type { RowField } from '#domain/quote/travellersProblems.ts';
import type { Choice, DateField } from '#machines/quickQuote/quickQuote.types.ts';
import type { QuickQuoteRef } from './quickQuoteRef.ts';

export type QuickQuoteActs = ReturnType<typeof makeActs>;

const made = new WeakMap<QuickQuoteRef, QuickQuoteActs>();

/** What the fields do, by the id of the field; the same functions as long as the actor is the same. */
export function actsOf(actor: QuickQuoteRef): QuickQuoteActs {
  const known = made.get(actor) ?? makeActs(actor);
  made.set(actor, known);
  return known;
}

function makeActs(actor: QuickQuoteRef) {
  return {
    typeDate: (text: string, id: string) => actor.send({ type: 'person.type', field: id as DateField, text }),
    leaveDate: (id: string) => actor.send({ type: 'person.leaveField', field: id as DateField }),
    typeRow: (text: string, id: string) => {
      const [field, traveller] = id.split('.') as [RowField, string];
      actor.send({ type: 'person.typeTraveller', traveller, field, text });
    },
    typePlace: (text: string, id: string) =>
      actor.send({ type: 'person.typeLocation', field: id as LocationField, text }),
    choosePlace: (location: TravelLocation, field: LocationField) =>
      actor.send({ type: 'person.chooseLocation', field, location }),
    closeList: (id: string) => actor.send({ type: 'person.closeList', field: id as LocationField }),
    choose: (value: string, id: string) =>
      actor.send({ type: 'person.choose', ...({ field: id, value } as Choice) }),
  };
}
