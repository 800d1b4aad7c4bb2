/** [PS-013] What a plan is described by, one row each, in the order of documents and of the comparison. */
export const planFeatures = [
  'tripCancellation',
  'interruption',
  'emergencyMedical',
  'travelAccident',
  'flightAccident',
  'baggageDelay',
  'baggageLoss',
] as const;
