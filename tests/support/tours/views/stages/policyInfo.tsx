import { policyCancellationMachine } from '#machines/policyCancellation/policyCancellation.machine.ts';
import { policyHistoryMachine } from '#machines/policyHistory/policyHistory.machine.ts';
import { policyRetryMachine } from '#machines/policyRetry/policyRetry.machine.ts';
import { policyPdfMachine } from '#machines/policyPdf/policyPdf.machine.ts';
import { AssociatedPolicies } from '#src/ui/policyInfo/AssociatedPolicies.tsx';
import { PolicyInfo } from '#src/ui/policyInfo/PolicyInfo.tsx';
import { policyInfoTour } from '../../../../tours/policyInfo.tour.ts';
import { visibleDouble } from '../../doubles.ts';
import { defineStage } from '../stage.ts';

/** One chart, two sections of a policy below each other. */
export const policyInfoStage = defineStage(
  policyInfoTour,
  (section) => (
    <>
      <AssociatedPolicies section={section} />
      <PolicyInfo section={section} />
    </>
  ),
  {
    policyCancellation: visibleDouble(policyCancellationMachine),
    policyPdf: visibleDouble(policyPdfMachine),
    policyHistory: visibleDouble(policyHistoryMachine),
    policyRetry: visibleDouble(policyRetryMachine),
  },
);
