import type { AnyMachineSnapshot } from 'xstate';
import type { Check, Hold } from '../types.ts';

/** An assertion about whatever chart. */
export type PartCheck = Check<AnyMachineSnapshot>;

/** What a part asserts, by the path of its state. */
export type PartHolds = Readonly<Record<string, Hold<AnyMachineSnapshot>>>;

/** The same for a part that stands below a state. */
export const under = <const Above extends string, const Holds extends PartHolds>(
  above: Above,
  holds: Holds,
) =>
  Object.fromEntries(Object.entries(holds).map(([path, hold]) => [`${above}.${path}`, hold])) as {
    [Path in keyof Holds & string as `${Above}.${Path}`]: Holds[Path];
  };
