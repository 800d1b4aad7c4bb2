import type { PlanClass } from './plans.ts';
import type { FlowTravellerType } from './travellers.ts';

const classes: Record<FlowTravellerType, PlanClass> = {
  TRAVELLING_CANADIANS: 'OCM',
  TOP_UP: 'OCM',
  VISITOR_TO_CANADA: 'VTC',
  STUDENT: 'STP',
};

/** [NA-008] [MQ-001] The class of the plans that such a traveller is offered, whose questions are asked. */
export function offeredClass(traveller: FlowTravellerType): PlanClass {
  return classes[traveller];
}
