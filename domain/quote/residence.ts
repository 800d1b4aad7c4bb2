import type { SalesChannel } from '../applications.ts';
import type { FlowTravellerType, StudentType } from '../catalogue/travellers.ts';

/** [QQ-003] [TD-007] The country of residence unless another one is chosen. */
export const homeCountry = 'CA';

/** [QQ-003] Whether the country of residence can be chosen. */
export function countryIsChosenOn(channel: SalesChannel): boolean {
  return channel === 'b2b';
}

export type Residence = {
  flowTravellerType: FlowTravellerType;
  studentType: StudentType | '';
  country: string;
};

/** [TD-007] [TD-008] [TD-009] */
export function residenceOf(form: Residence): 'CA' | 'international' {
  const { flowTravellerType, studentType, country } = form;
  if (flowTravellerType === 'VISITOR_TO_CANADA') return 'international';
  if (flowTravellerType === 'STUDENT' && studentType === 'INTERNATIONAL') return 'international';
  return country === homeCountry || country === '' ? 'CA' : 'international';
}
