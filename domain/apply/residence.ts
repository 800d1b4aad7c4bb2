import type { FlowTravellerType } from '../catalogue/travellers.ts';

const livesInCanada: readonly FlowTravellerType[] = ['TRAVELLING_CANADIANS', 'TOP_UP'];

/** The province of residence of a quote, in which the primary's address must be; null for who may stay elsewhere. */
export function residenceOf<Province extends string>(quoted: {
  flowTravellerType: FlowTravellerType;
  province: Province | '';
}): Province | null {
  return livesInCanada.includes(quoted.flowTravellerType) && quoted.province !== '' ? quoted.province : null;
}
