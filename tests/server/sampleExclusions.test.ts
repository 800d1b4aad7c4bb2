import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '#domain/locales.ts';
import { sampleExclusions } from '#server/sample/exclusions.ts';

const plans = Object.entries(sampleExclusions).map(([code, exclusions]) => {
  const file = new URL(`../../server/sample/plans/${code}.json`, import.meta.url);
  return { code, exclusions, texts: JSON.parse(readFileSync(file, 'utf8')) };
});
const daysIn = (text: string) => Number(/(\d+) (?:days|jours)/.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
const subject = /pre-existing|préexistante|\bknown\b|\bconnue?\b/;

it.each(plans)(
  'no exclusion of $code says again what the plan does not cover at all',
  ({ exclusions, texts }) => {
    for (const language of languages) {
      const whole: string = texts[language].exclusion;
      const said = exclusions.map(({ descriptions }) => descriptions[language]);
      const shorter = said.filter(
        (each) => daysIn(whole) < Number.POSITIVE_INFINITY && daysIn(each) <= daysIn(whole),
      );
      expect(shorter).toEqual([]);
      const named = subject.exec(whole)?.[0].replace('connue', 'connu') ?? 'nothing of the kind';
      expect(said.filter((each) => each.includes(named))).toEqual([]);
    }
  },
);
