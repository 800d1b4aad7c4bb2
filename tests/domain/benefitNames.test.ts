import { expect, it } from 'vitest';
import { type Language, locales } from '#domain/locales.ts';
import englishPapers from '#locales/en-CA/documents.json' with { type: 'json' };
import englishPlans from '#locales/en-CA/planSelection.json' with { type: 'json' };
import englishResources from '#locales/en-CA/resources.json' with { type: 'json' };
import frenchPapers from '#locales/fr-CA/documents.json' with { type: 'json' };
import frenchPlans from '#locales/fr-CA/planSelection.json' with { type: 'json' };
import frenchResources from '#locales/fr-CA/resources.json' with { type: 'json' };
import catalogue from '#server/sample/benefitTexts.json' with { type: 'json' };

const rooms = {
  en: { papers: englishPapers, plans: englishPlans, resources: englishResources },
  fr: { papers: frenchPapers, plans: frenchPlans, resources: frenchResources },
} as const satisfies Record<Language, object>;

const benefits = [
  ['emergencyMedical', 'EMERGMED'],
  ['tripCancellation', 'TRIPCANX'],
  ['interruption', 'TRIPINT'],
  ['travelAccident', 'TRVACC'],
  ['flightAccident', 'FLTACC'],
  ['baggageDelay', null],
  ['baggageLoss', null],
] as const;

it.each(Object.keys(locales) as Language[])(
  'a benefit has one name on cards, in lists, on paper and in the catalogue (%s)',
  (language) => {
    const { papers, plans, resources } = rooms[language];
    for (const [key, code] of benefits) {
      const name = plans[`feature.${key}`];
      expect(papers[`product.${key}`]).toBe(name);
      expect(resources[`feature.${key}`]).toBe(name);
      expect(code === null ? name : catalogue[code][language].name).toBe(name);
    }
  },
);
