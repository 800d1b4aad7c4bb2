import type { EmployeeRelationship } from '../catalogue/plans.ts';
import type { FlowTravellerType, StudentType, TripType } from '../catalogue/travellers.ts';

/** What a price depends on beside the traveller: the trip, the group and the buyer. */
export type TripFacts = {
  flowTravellerType: FlowTravellerType;
  studentType: StudentType | null;
  tripType: TripType;
  /** One policy for the primary and the dependents ([CP-009]). */
  family: boolean;
  /** Days to be insured, both ends counted; of a top-up the days beyond the plan that is topped up. */
  days: number;
  withinCanada: boolean;
  superVisa: boolean;
  /** How many are quoted together. */
  travellers: number;
  /** [PS-099] Only a quote of the employee organization has one. */
  relationship: EmployeeRelationship | null;
};

export type TravellerFacts = {
  age: number;
  /** Dollars; of a family the highest of its members. */
  tripCost: number;
  /** Dollars; the dearest trip of a family's dependents, below which no plan of the family is priced, else 0. */
  dependentsTripCost: number;
  smoker: boolean;
};
