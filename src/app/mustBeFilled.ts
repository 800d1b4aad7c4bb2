import type { AnyActorLogic } from 'xstate';
import { unfilledPorts } from '#machines/ports.ts';

/**
 * The chart as it is.
 * @throws Error that names each port nobody filled
 */
export function mustBeFilled<Chart extends AnyActorLogic>(chart: Chart): Chart {
  const holes = unfilledPorts(chart);
  if (holes.length > 0) throw new Error(`Nobody filled the ports ${holes.join(', ')}`);
  return chart;
}
