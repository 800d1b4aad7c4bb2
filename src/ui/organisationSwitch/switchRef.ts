import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { organisationSwitchMachine } from '#machines/organisationSwitch/organisationSwitch.machine.ts';

export type SwitchRef = ActorRefFrom<typeof organisationSwitchMachine>;

/** The running chart of the switch, for whichever banner offers it; null where there is none. */
export const SwitchContext = createContext<SwitchRef | null>(null);
