import { licensingMachine } from '#machines/licensing/licensing.machine.ts';
import { LicensingScreen } from '../../ui/licensing/LicensingScreen.tsx';
import { defineArea } from './defineArea.tsx';
import { licensingPorts } from './licensingPorts.ts';

/** [LS-001] Licences of agents and agencies. */
export const licensingArea = defineArea({
  rooms: ['licensing', 'licenseForm', 'account', 'list', 'tableFilter'],
  connect: (parts) => licensingMachine.provide({ actors: licensingPorts(parts) }),
  Screen: LicensingScreen,
});
