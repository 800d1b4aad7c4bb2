import { expect, it } from 'vitest';
import { createDraft, getDraft } from '#domain/calls/drafts/drafts.ts';
import { syncQuote } from '#domain/calls/quotes/syncQuote.ts';
import { onPostgres } from '#tests/support/database.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const withAccent = 'Ame\u0301lie';

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const client = startedFor(() => signInAs(server.client('b2b'), 'slavoie'));

  const fieldsOf = async (response: Response) => {
    const problem = (await response.json()) as { code: string; fields?: Record<string, string> };
    return [response.status, problem.code, problem.fields];
  };
  const draft = (snapshot: string) =>
    client.fetch('/api/drafts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"machine":"quoteFlow","version":1,"snapshot":${snapshot}}`,
    });

  it.each([
    ['/api/organizations/%00/logo', 'params.organizationCode'],
    ['/api/translations/CM%00/portal', 'params.translationSpace'],
    ['/api/translation-configurations/%00', 'params.translationSpace'],
    ['/api/content/navigation?organizationCode=%00', 'query.organizationCode'],
  ])('a null character in %s is refused', async (address, field) => {
    expect(await fieldsOf(await client.fetch(address))).toEqual([
      400,
      'request.invalid',
      expect.objectContaining({ [field]: 'wrongFormat' }),
    ]);
  });

  it.each([
    ['a null character', String.raw`{"name":"Ma\u0000rie"}`, 'body.snapshot.name'],
    ['half of a pair', String.raw`{"name":["Ma\ud800rie"]}`, 'body.snapshot.name.0'],
    ['a null character in a name', String.raw`{"a":{"na\u0000me":1}}`, 'body.snapshot.a'],
  ])('%s in a body is refused at its field', async (_what, snapshot, field) => {
    expect(await fieldsOf(await draft(snapshot))).toEqual([
      400,
      'request.invalid',
      { [field]: 'wrongFormat' },
    ]);
  });

  it('a body that is too deep or of too many parts is refused before it is read', async () => {
    for (const levels of [65, 5_000, 120_000]) {
      const answer = await fieldsOf(await draft(nested(levels)));
      expect(answer.slice(0, 2), `${levels}`).toEqual([400, 'request.invalid']);
    }
    expect(await fieldsOf(await draft(`[${'0,'.repeat(25_000)}0]`))).toEqual([
      400,
      'request.invalid',
      { body: 'tooLarge' },
    ]);
    expect((await draft(nested(60))).status).toBe(201);
    const form = JSON.parse(nested(500)) as unknown;
    const synced = await client.call(syncQuote, {
      body: { payload: (syncQuote.example.body as { payload: object }).payload, form: { form } },
    });
    expect(synced.status).toBe(400);
  });

  it('whatever is stored is in normal form, names included', async () => {
    const { draftId } = await client.body(createDraft, {
      body: {
        machine: 'quoteFlow',
        version: 1,
        snapshot: { [withAccent]: [withAccent, 'A\u030angstro\u0308m'] },
      },
    });
    const { snapshot } = await client.body(getDraft, { params: { draftId } });
    expect(snapshot).toEqual({ 'Am\u00e9lie': ['Am\u00e9lie', '\u00c5ngstr\u00f6m'] });
  });
});
