import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Language } from '#domain/locales.ts';
import { compileMessage } from '#domain/texts/message.ts';
import { translationPorts } from '#src/app/translationPorts.ts';
import type { CallServer } from '#src/ports/http.ts';
import { type Catalogue, createCatalogues } from '#src/text/catalogues.ts';
import { textOf } from '#src/text/useText.ts';

const built = { en: { title: 'Trip', 'title.more': 'Days', count: '{n}' }, fr: { title: 'Voyage' } };
const pattern = 'YYYY-MM-DD';

/** The ports over catalogues of one room and a server that answers as told. */
async function stage(answer: (asked: { lang?: string }) => Record<string, unknown>) {
  const asked: object[] = [];
  const file = (catalogue: Catalogue) => async () => ({ default: catalogue });
  const catalogues = createCatalogues({
    '/locales/en-CA/trip.json': file({ ...built.en, count: compileMessage(built.en.count) }),
    '/locales/fr-CA/trip.json': file(built.fr),
    '/locales/en-CA/kit.json': file({ 'date.pattern': pattern }),
    '/locales/fr-CA/kit.json': file({ 'date.pattern': pattern }),
  });
  for (const language of ['en', 'fr'] as const) await catalogues.loadRooms(language, ['trip', 'kit']);
  const callServer = (async (
    call: { name: string },
    { params, query }: { params: object; query?: object },
  ) => {
    asked.push({ call: call.name, ...params, ...query });
    const body =
      call.name === 'getTmsConfiguration'
        ? { formDateFormat: 'DD/MM/YYYY' }
        : { labels: answer(query as { lang?: string }) };
    return { status: 200, body, headers: new Headers() };
  }) as unknown as CallServer;
  const { layOver } = catalogues;
  const ports = translationPorts({ callServer, queries: new QueryClient(), layOver });
  const run = <Output>(actor: { start(): unknown }, done: Promise<Output>) => {
    actor.start();
    return done;
  };
  return {
    asked,
    show: (organizationCode: string, language: Language) => {
      const actor = createActor(ports.layTranslation, { input: { organizationCode, language } });
      return run(actor, toPromise(actor));
    },
    takeOff: () => {
      const actor = createActor(ports.takeTranslationOff);
      return run(actor, toPromise(actor));
    },
    text: (language: Language, room = 'trip') => textOf(catalogues.intlOf(language), room),
  };
}

test('[LN-014] [LN-015] labels of the space stand where ours stood, in their language, and ours everywhere else', async () => {
  const { show, text, asked } = await stage(({ lang }) => ({
    'trip.title': lang === 'EN' ? 'Journey' : 'Périple',
    'trip.count': compileMessage('{n} of ours'),
    'trip.nowhere': 'Nobody wrote this',
  }));
  await show('BOREAL', 'en');
  expect([text('en')('title'), text('en')('title.more'), text('fr')('title')]).toEqual([
    'Journey',
    'Days',
    'Voyage',
  ]);
  expect(text('en')('count', { n: 3 })).toBe('3 of ours');
  expect(text('en').has('nowhere')).toBe(false);
  await show('BOREAL', 'fr');
  expect(text('fr')('title')).toBe('Périple');
  expect(asked).toContainEqual({
    call: 'getTmsTranslations',
    translationSpace: 'BOREAL',
    translation: 'portal',
    lang: 'FR',
  });
});

test('[LN-009 partly] the format of days is that of the translation configuration', async () => {
  const { show, text } = await stage(() => ({}));
  await show('LAKES', 'en');
  expect([text('en', 'kit')('date.pattern'), text('fr', 'kit')('date.pattern')]).toEqual([
    'DD/MM/YYYY',
    pattern,
  ]);
});

test('a space is asked for once, also when the language comes back', async () => {
  const { show, asked } = await stage(() => ({}));
  await show('BOREAL', 'en');
  await show('BOREAL', 'fr');
  await show('BOREAL', 'en');
  expect(asked).toHaveLength(3);
});

test('labels of another space take the place of those before them, and none are left when nobody is known', async () => {
  let title: string | null = 'Journey';
  const { show, takeOff, text } = await stage(() => (title ? { 'trip.title': title } : {}));
  await show('BOREAL', 'en');
  title = null;
  await show('LAKES', 'en');
  expect(text('en')('title')).toBe('Trip');
  title = 'Cruise';
  await show('MAPLE', 'en');
  expect(text('en')('title')).toBe('Cruise');
  await show('MAPLE', 'fr');
  expect(text('fr')('title')).toBe('Cruise');
  await takeOff();
  expect([text('en')('title'), text('fr')('title')]).toEqual(['Trip', 'Voyage']);
});

test('[LN-014] a space that cannot be read leaves our texts as they are', async () => {
  const { show, text } = await stage(() => {
    throw new Error('down');
  });
  await expect(show('BOREAL', 'en')).rejects.toThrow('down');
  expect(text('en')('title')).toBe('Trip');
});
