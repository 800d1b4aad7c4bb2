/** [QQ-051] What kind of trip a flow sells. */
export const flowTravellerTypes = ['TRAVELLING_CANADIANS', 'TOP_UP', 'STUDENT', 'VISITOR_TO_CANADA'] as const;
export type FlowTravellerType = (typeof flowTravellerTypes)[number];

/** [QQ-053] */
export const studentTypes = ['CANADIAN_INSIDE', 'CANADIAN_OUTSIDE', 'INTERNATIONAL'] as const;
export type StudentType = (typeof studentTypes)[number];

/** [TD-002] */
export const tripTypes = ['SINGLE', 'MULTIPLE'] as const;
export type TripType = (typeof tripTypes)[number];

/** [QQ-004] Toggles of the wire and of the forms are strings. */
export const toggles = ['true', 'false'] as const;
export type Toggle = (typeof toggles)[number];

/** [QQ-006] [AP-004] */
export const maximumTravellers = 12;
