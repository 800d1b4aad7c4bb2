import { dependentsMachine } from '#machines/dependents/dependents.machine.ts';
import { endorsementMachine } from '#machines/endorsement/endorsement.machine.ts';
import { EndorsementSection } from '../../../ui/endorsement/EndorsementSection.tsx';
import { connectPolicyInfo, policyInfoRooms } from './connectPolicyInfo.ts';
import { defineSection } from './defineSection.tsx';
import { endorsementPorts } from './endorsementPorts.ts';

/** [PV-004] [EN-089] A policy that is read, and changed by who may. */
export const section = defineSection({
  rooms: [...policyInfoRooms, 'dependents', 'endorsement', 'policyHistory', 'quickQuote'],
  connect: (parts) =>
    endorsementMachine.provide({
      actors: {
        dependents: dependentsMachine,
        policyInfo: connectPolicyInfo(parts),
        ...endorsementPorts(parts),
      },
    }),
  Screen: EndorsementSection,
});
