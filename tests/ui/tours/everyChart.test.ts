import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Charts of which nothing is seen by itself, and why. */
const withoutView: Readonly<Record<string, string>> = {
  createPolicy: 'the payment shows what it tells; its tours command that',
  edition: 'nothing of it is seen: the page is opened anew',
  organizationLoad: 'the portal shows what it tells; no screen waits for what it brings',
  policyWatch: 'the confirmation shows what it reads',
  purchase: 'it runs on the server',
  quoteSync: 'nothing of it is seen: nobody waits for it',
  signOut: 'nothing of it is seen but that the portal waits',
  singleSignOn: 'nothing of it is seen but that the portal waits',
  translation: 'nothing of it is seen by itself: it changes the words of every view',
  strayOrder: 'it runs on the server',
  tokenisation: 'the payment shows what it tells; its tours command that',
};

const namesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));

test('every chart with tours is walked through its views, or it is said why nothing is seen of it', () => {
  const walked = namesIn('tests/ui/tours', '.test.ts');
  const charts = namesIn('tests/tours', '.tour.ts');
  const excused = Object.keys(withoutView);
  expect(charts.filter((chart) => !walked.includes(chart) && !excused.includes(chart))).toEqual([]);
  expect(excused.filter((chart) => walked.includes(chart) || !charts.includes(chart))).toEqual([]);
});
