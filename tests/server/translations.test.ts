import { expect, it } from 'vitest';
import { getTmsConfiguration } from '#domain/calls/translations/getTmsConfiguration.ts';
import { getTmsTranslations } from '#domain/calls/translations/getTmsTranslations.ts';
import { onPostgres } from '#tests/support/database.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const spaces = {
  BOREAL: {
    format: 'DD-MM-YYYY',
    labels: {
      'shell.menu.open': 'What there is',
      'quickQuote.travellers.count': '{count, plural, one {# guest} other {# guests}}',
      'quickQuote.title': '{brand} welcomes you',
      'quickQuote.lead': 'Not {finished',
      'quickQuote.continue': '  ',
      'quickQuote.nowhere': 'Nobody asks for this',
      'server.problem.notFound': 'Not of a page',
      'shell.user.signOut': 'Leave',
    },
  },
  'BOREAL-MTL': { format: null, labels: { 'shell.user.signOut': 'Leave Montréal' } },
  CM: { format: 'MM/DD/YYYY', labels: { 'shell.user.account': 'Your house account' } },
  MAPLE: { format: 'day, then month', labels: {} },
} as const;

onPostgres((engine) => {
  const server = startedFor(() =>
    startSampleServer(engine, {
      settings: { PORTAGE_LOG_LEVEL: 'warn' },
      prepare: async ({ db }) => {
        for (const [organization_code, { format, labels }] of Object.entries(spaces)) {
          await db
            .insertInto('translation_spaces')
            .values({ organization_code, form_date_format: format })
            .execute();
          await db
            .insertInto('translations')
            .values({ organization_code, translation: 'portal', lang: 'en', labels: JSON.stringify(labels) })
            .execute();
        }
      },
    }),
  );

  const ask = (client: TestClient, translationSpace: string, lang: 'EN' | 'FR') =>
    client.call(getTmsTranslations, { params: { translationSpace, translation: 'portal' }, query: { lang } });
  const labelsOf = async (client: TestClient, space: string, lang: 'EN' | 'FR') => {
    const answer = await ask(client, space, lang);
    if (!answer.ok) throw new Error(`Refused with ${answer.status}`);
    return answer.body.labels;
  };
  const formatOf = async (client: TestClient, translationSpace: string) =>
    (await client.body(getTmsConfiguration, { params: { translationSpace } })).formDateFormat;

  it('[LN-014] GET translation answers the labels of a space in the language asked for, flattened', async () => {
    const client = await signInAs(server.client('b2b'), 'hgill');
    const english = await labelsOf(client, 'HARBOUR', 'EN');
    const french = await labelsOf(client, 'HARBOUR', 'FR');
    expect(Object.keys(french).filter((key) => key.startsWith('quickQuote.'))).toEqual([
      'quickQuote.lead',
      'quickQuote.travellers.count',
    ]);
    expect(english['quickQuote.lead']).toMatch(/^A few answers/);
    expect(french['quickQuote.lead']).toMatch(/^Quelques réponses/);
  });

  it('a space takes what it lacks from the organizations above it and from the default one', async () => {
    const client = await signInAs(server.client('b2b'), 'slavoie');
    expect(await labelsOf(client, 'BOREAL-MTL', 'EN')).toMatchObject({
      'shell.user.signOut': 'Leave Montréal',
      'shell.menu.open': 'What there is',
      'shell.user.account': 'Your house account',
    });
    expect(await labelsOf(client, 'BOREAL-MTL', 'FR')).toEqual({});
  });

  it('what is no text of ours, or asks for something else, is not answered but logged', async () => {
    server.log.length = 0;
    const client = await signInAs(server.client('b2b'), 'slavoie');
    const labels = await labelsOf(client, 'BOREAL-MTL', 'EN');
    expect(Object.keys(labels).toSorted()).toEqual([
      'quickQuote.travellers.count',
      'shell.menu.open',
      'shell.user.account',
      'shell.user.signOut',
    ]);
    expect(labels['quickQuote.travellers.count']).toBeInstanceOf(Array);
    const told = server.log
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'a label was not taken')
      .map(({ level, translationSpace, key, reason }) => [level, translationSpace, key, reason]);
    expect(new Set(told)).toEqual(
      new Set([
        [1, 'BOREAL', 'quickQuote.title', 'otherArguments'],
        [1, 'BOREAL', 'quickQuote.lead', 'noMessage'],
        [1, 'BOREAL', 'quickQuote.continue', 'empty'],
        [1, 'BOREAL', 'quickQuote.nowhere', 'unknownKey'],
        [1, 'BOREAL', 'server.problem.notFound', 'unknownKey'],
      ]),
    );
  });

  it('[LN-009 partly] the translation configuration says how forms write a day, the nearest organization first', async () => {
    expect(await formatOf(await signInAs(server.client('b2b'), 'nfraser'), 'LAKES')).toBe('DD/MM/YYYY');
    expect(await formatOf(await signInAs(server.client('b2b'), 'slavoie'), 'BOREAL-MTL')).toBe('DD-MM-YYYY');
    expect(await formatOf(await signInAs(server.client('b2b'), 'hgill'), 'HARBOUR')).toBe('MM/DD/YYYY');
    server.log.length = 0;
    expect(await formatOf(await signInAs(server.client('b2b'), 'jpsavoie'), 'MAPLE')).toBe('MM/DD/YYYY');
    expect(server.log.join()).toContain('a date format was not taken');
  });

  it('the texts of an organization out of reach are not there', async () => {
    const client = await signInAs(server.client('b2b'), 'hgill');
    expect(await ask(client, 'LAKES', 'EN')).toMatchObject({ status: 404, problem: { code: 'notFound' } });
    expect(await client.call(getTmsConfiguration, { params: { translationSpace: 'LAKES' } })).toMatchObject({
      status: 404,
    });
  });
});
