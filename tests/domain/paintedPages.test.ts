import { expect, test } from 'vitest';
import { paintedFile, paintedOn } from '#domain/paintedPages.ts';

test('a painted first screen is a file of its application and language', () => {
  expect(paintedFile({ application: 'b2c', language: 'fr', sample: false })).toBe('b2c.fr.html');
  expect(paintedFile({ application: 'b2b', language: 'en', sample: true })).toBe('b2b.en.sample.html');
});

test('a painted first screen is handed out with the day and the year of today', () => {
  expect(paintedOn('2027-05-06', '<i>1901-02-03</i> © 1901')).toBe('<i>2027-05-06</i> © 2027');
});
