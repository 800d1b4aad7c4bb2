import { nameGivingMachine } from '#machines/nameGiving/nameGiving.machine.ts';
import { policyPdfMachine } from '#machines/policyPdf/policyPdf.machine.ts';
import { LinkedPage } from '#src/ui/policyLink/LinkedPage.tsx';
import { policyLinkTour } from '../../../../tours/policyLink.tour.ts';
import { visibleDouble } from '../../doubles.ts';
import { defineStage } from '../stage.ts';

export const policyLinkStage = defineStage(
  policyLinkTour,
  (link) => <LinkedPage link={link} sample />,
  { policyPdf: visibleDouble(policyPdfMachine), nameGiving: visibleDouble(nameGivingMachine) },
  null,
);
