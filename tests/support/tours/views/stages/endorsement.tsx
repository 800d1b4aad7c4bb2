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
    policyInfo: visibleDouble(policyInfoMachine, {
      policyPdf: visibleDouble(policyPdfMachine),
      policyRetry: visibleDouble(policyRetryMachine),
      policyHistory: visibleDouble(policyHistoryMachine),
    }),
  },
);
