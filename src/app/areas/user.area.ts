import { accountMachine } from '#machines/account/account.machine.ts';
import { AccountScreen } from '../../ui/account/AccountScreen.tsx';
import { accountPorts } from '../accountPorts.ts';
import { defineArea } from './defineArea.tsx';

/** [RT-046] The own account. */
export const area = defineArea({
  rooms: ['account'],
  connect: ({ callServer }) => accountMachine.provide({ actors: accountPorts(callServer) }),
  Screen: AccountScreen,
});
