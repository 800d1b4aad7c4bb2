import type { SalesChannel } from '../applications.ts';
import type { FlowTravellerType, StudentType } from '../catalogue/travellers.ts';

/** [QQ-003] [TD-007] The country of residence unless another one is chosen. */
export const homeCountry = 'CA';
/** Stands for a country outside Canada that is not known any more. */
export const otherCountry = 'international';

/** [QQ-003] Whether the country of residence can be chosen. */
export function countryIsChosenOn(channel: SalesChannel): boolean {
  return channel === 'b2b';
}

export type Residence = {
  flowTravellerType: FlowTravellerType;
  studentType: StudentType | '';
  country: string;
};

/** [TD-008] Whether the trip is a stay in Canada of somebody from abroad, whatever country was chosen. */
export function staysInCanada({ flowTravellerType, studentType }: Omit<Residence, 'country'>): boolean {
  if (flowTravellerType === 'VISITOR_TO_CANADA') return true;
  return flowTravellerType === 'STUDENT' && studentType === 'INTERNATIONAL';
}

/** [TD-007] [TD-008] [TD-009] */
export function residenceOf(form: Residence): 'CA' | 'international' {
  if (staysInCanada(form)) return 'international';
  return form.country === homeCountry || form.country === '' ? 'CA' : 'international';
}
