import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { address } from '#domain/calls/shapes/contact.ts';
import { tripInformation } from '#domain/calls/shapes/tripInformation.ts';
import { provinceCodes } from '#domain/provinces.ts';

const codes = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'];
const kitTexts = (tag: string) =>
  JSON.parse(readFileSync(`locales/${tag}/kit.json`, 'utf8')) as Record<string, string>;

test('[PL-019] the provinces are thirteen, by their two letters', () => {
  expect(provinceCodes).toEqual(codes);
});

test('[PL-019] calls take each of the thirteen and nothing else, for a residence and for an address', () => {
  const { province } = address.shape;
  const { provinceOfResidence } = tripInformation.shape;
  for (const code of codes) {
    expect(province.safeParse(code).success, code).toBe(true);
    expect(provinceOfResidence.safeParse(code).success, code).toBe(true);
  }
  for (const code of ['', 'on', 'Ontario', 'PQ', 'NF', 'NY', 'CA']) {
    expect(province.safeParse(code).success, code).toBe(false);
    expect(provinceOfResidence.safeParse(code).success, code).toBe(false);
  }
});

test.each(['en-CA', 'fr-CA'])('[PL-019] each has a name of its own in %s, and no other has one', (tag) => {
  const named = Object.entries(kitTexts(tag)).filter(([key]) => key.startsWith('province.'));
  expect(named.map(([key]) => key.slice('province.'.length)).toSorted()).toEqual(codes);
  expect(new Set(named.map(([, name]) => name)).size).toBe(13);
});
