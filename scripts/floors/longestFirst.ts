import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take the longest of their floor, the longest first. */
export const longest: readonly string[] = [
  'tests/machines/mutants.test.ts',
  'tests/machines/tours.test.ts',
  'tests/machines/asyncFlows.test.ts',
  'tests/server/bounces.test.ts',
  'tests/server/contract.test.ts',
  'tests/server/purchasesByCard.test.ts',
  'tests/server/launch.test.ts',
  'tests/standins/identityPages.test.ts',
  'tests/server/permissionMatrix.test.ts',
  'tests/server/purchaseRecovery.test.ts',
  'tests/standins/cardFrame.test.ts',
  'tests/server/rateLimits.test.ts',
  'tests/server/strayOrders.test.ts',
  'tests/server/soak.test.ts',
  'tests/server/attack.test.ts',
  'tests/standins/mail.test.ts',
  'tests/server/confirmationMail.test.ts',
  'tests/server/purchasesOnce.test.ts',
  'tests/server/policyPdf.test.ts',
  'tests/server/switchedOff.test.ts',
  'tests/server/anyBody.test.ts',
  'tests/standins/cardFrameEvents.test.ts',
  'tests/server/forgedHeaders.test.ts',
  'tests/server/databaseOutage.test.ts',
  'tests/server/moneyAudit.test.ts',
  'tests/server/retention.test.ts',
  'tests/server/workshop.test.ts',
  'tests/standins/cardFrameFaults.test.ts',
  'tests/server/stopping.test.ts',
  'tests/ui/gallery.test.ts',
  'tests/ui/lastSteps.test.ts',
  'tests/ui/journeys.engine.test.ts',
  'tests/ui/tours/idleSession.test.ts',
  'tests/ui/firstSteps.test.ts',
  'tests/ui/middleSteps.test.ts',
  'tests/ui/galleryFields.test.ts',
  'tests/ui/tours/organizationSwitch.test.ts',
  'tests/ui/quoteSummary.test.ts',
  'tests/ui/application.test.ts',
  'tests/ui/tours/apply.test.ts',
  'tests/ui/serverSaid.test.ts',
  'tests/ui/activity.test.ts',
];

/** Begins the longest files first, so that none of them runs alone at the end while the other workers have nothing. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.indexOf(relative(process.cwd(), moduleId).replaceAll('\\', '/'));
      return at < 0 ? longest.length : at;
    };
    const usual = await BaseSequencer.prototype.sort.call(this, files);
    return usual.toSorted((one, other) => place(one) - place(other));
  }
}
