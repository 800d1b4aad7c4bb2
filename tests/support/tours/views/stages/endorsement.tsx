import { dependentsMachine } from '#machines/dependents/dependents.machine.ts';
import { policyCancellationMachine } from '#machines/policyCancellation/policyCancellation.machine.ts';
import { policyHistoryMachine } from '#machines/policyHistory/policyHistory.machine.ts';
import { policyInfoMachine } from '#machines/policyInfo/policyInfo.machine.ts';
import { policyPdfMachine } from '#machines/policyPdf/policyPdf.machine.ts';
import { policyRetryMachine } from '#machines/policyRetry/policyRetry.machine.ts';
import { EndorsementSection } from '#src/ui/endorsement/EndorsementSection.tsx';
import { endorsementTour } from '../../../../tours/endorsement.tour.ts';
import { visibleDouble } from '../../doubles.ts';
import { defineStage } from '../stage.ts';

export const endorsementStage = defineStage(
  endorsementTour,
  (section) => <EndorsementSection section={section} />,
  {
    dependents: visibleDouble(dependentsMachine),
    policyInfo: visibleDouble(policyInfoMachine, {
      policyPdf: visibleDouble(policyPdfMachine),
      policyCancellation: visibleDouble(policyCancellationMachine),
      policyRetry: visibleDouble(policyRetryMachine),
      policyHistory: visibleDouble(policyHistoryMachine),
    }),
  },
);
