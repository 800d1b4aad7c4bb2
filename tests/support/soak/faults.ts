import { setFault } from '#tests/standins/support/gateway.ts';
import type { Standins } from '../standins/startStandins.ts';
import type { SoakFault } from './scenario.ts';

/** Sets what goes wrong outside for orders that begin like this. The insurer knows policies by their numbers: any may be hit. */
export async function setFaults(
  standins: Standins,
  faults: readonly SoakFault[],
  orders: string,
): Promise<void> {
  for (const fault of faults)
    await setFault(standins, { ...fault, match: fault.place === 'activation' ? '' : orders });
}
