import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { organizationSwitchMachine } from '#machines/organizationSwitch/organizationSwitch.machine.ts';

export type SwitchRef = ActorRefFrom<typeof organizationSwitchMachine>;

/** The running chart of the switch, for whichever banner offers it; null where there is none. */
export const SwitchContext = createContext<SwitchRef | null>(null);
