import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { call } from './support/gateway.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const folder = 'standins/content/pages';
const locales = ['en_CA', 'fr_CA'];
const pages = readdirSync(`${folder}/en_CA`);
const source = (locale: string, page: string) => readFileSync(`${folder}/${locale}/${page}`, 'utf8');

const standins = startedFor(() => startStandins());

const read = (path: string) => fetch(`${standins.cardOrigin}/content/${path}`);

test('every page stands in both locales and is given as it is written', async () => {
  expect(readdirSync(`${folder}/fr_CA`)).toEqual(pages);
  for (const locale of locales) {
    for (const page of pages) {
      const answer = await read(`${locale}/${page}`);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text(), `${locale}/${page}`).toBe(source(locale, page));
    }
  }
});

test.each(['en_CA/nowhere.html', 'de_DE/faqs.html', 'en_CA/..%2f..%2fcontentRoutes.ts', 'en_CA/faqs'])(
  'there is nothing at %s',
  async (path) => {
    expect((await read(path)).status).toBe(404);
  },
);

test('a page is unavailable where the console says so, and only there', async () => {
  const fault = { place: 'content', kind: 'unavailable', match: 'fr_CA/faqs' };
  expect((await call(standins, 'POST', '/console/api/faults', fault)).status).toBe(201);
  expect((await read('en_CA/faqs.html')).status).toBe(200);
  expect((await read('fr_CA/faqs.html')).status).toBe(503);
  expect((await read('fr_CA/faqs.html')).status).toBe(200);
});

test('the two locales of a page have the same shape and the same places to fill in', () => {
  const shapeOf = (html: string) => html.match(/<\/?\w+|\{\{\w+\}\}/g);
  for (const page of pages)
    expect(shapeOf(source('fr_CA', page)), page).toEqual(shapeOf(source('en_CA', page)));
});
