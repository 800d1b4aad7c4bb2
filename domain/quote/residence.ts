import type { TravellersForm } from './forms.ts';

/** [QQ-003] [TD-007] The country of residence unless another one is chosen. */
export const homeCountry = 'CA';

/** [TD-007] [TD-008] [TD-009] */
export function residenceOf(form: TravellersForm): 'CA' | 'international' {
  const { flowTravellerType, studentType, country } = form;
  if (flowTravellerType === 'VISITOR_TO_CANADA') return 'international';
  if (flowTravellerType === 'STUDENT' && studentType === 'INTERNATIONAL') return 'international';
  return country === homeCountry || country === '' ? 'CA' : 'international';
}
