import type { GivenRows, Pasted, PasteRefusal } from '#domain/quote/pastedTravellers.ts';

/** What the table has the form of the travellers do. */
export type FormCommand =
  | ({ type: 'parent.fillRows' } & GivenRows)
  | { type: 'parent.addTraveller' }
  | { type: 'parent.removeTraveller'; traveller: string };

export type SharedCost = { tripCost: string; travellers: number };
/** The row in which Enter was pressed. */
export type EndedRow = { traveller: string; isLast: boolean; isEmpty: boolean };

export type TravellersTableEvent =
  | ({ type: 'person.pasteTable' } & Pasted)
  | ({ type: 'person.shareTripCost' } & SharedCost)
  | ({ type: 'person.endRow' } & EndedRow)
  | { type: 'person.closeRefusal' };

export type TravellersTableContext = {
  /** Travellers that the last paste filled in. */
  filled: number;
  refusal: PasteRefusal | null;
};
