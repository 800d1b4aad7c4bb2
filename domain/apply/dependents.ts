import type { TravellersForm } from '../quote/travellersForm.ts';
import { isFamily } from '../quote/quoteBody.ts';

/** [AP-004] [AP-005] How a dependent is related to the primary. */
export const relationships = ['SPOUSE', 'CHILD', 'GRANDCHILD', 'OTHER'] as const;
export type Relationship = (typeof relationships)[number];

/** [AP-006] Of a family the first traveller is the primary and all others are dependents. */
export function isDependent(travellers: TravellersForm, paxId: string): boolean {
  return isFamily(travellers) && travellers.travellers[0]?.id !== paxId;
}
