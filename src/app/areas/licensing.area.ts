import {
  exportLicenses,
  licenseList,
  licenseRowOf,
  searchLicenses,
} from '#domain/calls/licensing/licenseList.ts';
import { licenseFormMachine } from '#machines/licenseForm/licenseForm.machine.ts';
import { licenseFormInputOf } from '#machines/licenseForm/licenseForm.setup.ts';
import { LicensingScreen } from '../../ui/licensing/LicensingScreen.tsx';
import { inPlace } from '../chartInPlace.ts';
import { mustBeFilled } from '../mustBeFilled.ts';
import { defineListArea } from './defineListArea.ts';
import { licenseFormPorts } from './licenseFormPorts.ts';

/** [LS-001] Licences of agents and agencies, and the form of a licence. */
export const area = defineListArea({
  list: licenseList,
  read: searchLicenses,
  exports: exportLicenses,
  rowOf: licenseRowOf,
  rooms: ['licensing', 'licenseForm', 'history', 'account'],
  page: ({ callServer }) => {
    const form = mustBeFilled(licenseFormMachine.provide({ actors: licenseFormPorts(callServer) }));
    return inPlace(() => form, licenseFormInputOf);
  },
  Screen: LicensingScreen,
});
