import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Charts of which nothing is seen by itself, and why. */
const withoutView: Readonly<Record<string, string>> = {
  createPolicy: 'the payment shows what it tells; its tours command that',
  invitation: 'it runs on the server',
  organizationLoad: 'the portal shows what it tells; no screen waits for what it brings',
  policyWatch: 'the confirmation shows what it reads',
  purchase: 'it runs on the server',
  quoteSync: 'nothing of it is seen: nobody waits for it',
  signOut: 'nothing of it is seen but that the portal waits',
  singleSignOn: 'nothing of it is seen but that the portal waits',
  translation: 'nothing of it is seen by itself: it changes the words of every view',
  policyChange: 'it runs on the server',
  refundOrder: 'it runs on the server',
  strayOrder: 'it runs on the server',
  tokenisation: 'the payment shows what it tells; its tours command that',
};

/** Charts without a screen of their own, and the test of the screen that holds them. */
const seenWith: Readonly<Record<string, string>> = {
  account: 'tests/journeys/ownSessions.test.ts',
  changeHistory: 'tests/ui/licenseHistory.test.tsx',
  contentPage: 'tests/journeys/contentPages.test.ts',
  estimate: 'tests/ui/estimate.test.ts',
  keptWorksheets: 'tests/journeys/expiredQuote.test.ts',
  locationSuggest: 'tests/ui/firstSteps.test.ts',
  mobileMenu: 'tests/journeys/frame.test.ts',
  navigation: 'tests/ui/portalFrame.test.tsx',
  organizationSuggest: 'tests/ui/tours/licenseForm.test.ts',
  policyPdf: 'tests/ui/confirmation.test.ts',
  shortcuts: 'tests/ui/travellersTable.test.ts',
  taskCount: 'tests/journeys/tasks.test.ts',
  worksheet: 'tests/ui/worksheet.test.ts',
};

const namesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));

test('every chart with tours is walked through its views or seen with the screen that holds it, or it is said why nothing is seen of it', () => {
  const walked = namesIn('tests/ui/tours', '.test.ts');
  const charts = namesIn('tests/tours', '.tour.ts');
  const excused = [withoutView, seenWith].flatMap((named) => Object.keys(named));
  expect(charts.filter((chart) => !walked.includes(chart) && !excused.includes(chart))).toEqual([]);
  expect(excused.filter((chart) => walked.includes(chart) || !charts.includes(chart))).toEqual([]);
  expect(Object.values(seenWith).filter((file) => !existsSync(file))).toEqual([]);
});
