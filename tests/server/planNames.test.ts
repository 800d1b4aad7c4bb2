import { expect, it } from 'vitest';
import { planNamesDocument } from '#domain/calls/graphql/planNames.ts';
import { postGraphql } from '#domain/calls/graphql/postGraphql.ts';
import { onPostgres } from '#tests/support/database.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const agent = startedFor(() => signInAs(server.client('admin'), 'mchen'));
  const ask = async (codes: readonly string[], language: string) => {
    const variables = { filter: { code: { in: codes } }, language };
    const answer = await agent.call(postGraphql, { body: { query: planNamesDocument, variables } });
    return answer.ok ? answer.body.data : answer.problem.fields;
  };

  it('[PO-016 partly] [PO-017 partly] names the plans of a list of codes, in the language that is asked for', async () => {
    expect(await ask(['SEMH', 'NONE'], 'EN')).toEqual({
      planNames: [{ code: 'SEMH', name: 'Single-Trip Emergency Medical' }],
    });
    expect(await ask(['SEMH'], 'FR')).toEqual({
      planNames: [{ code: 'SEMH', name: 'Soins médicaux d’urgence – voyage unique' }],
    });
    expect(await ask([], 'FR')).toEqual({ planNames: [] });
  });

  it('refuses another language, with a code', async () => {
    expect(await ask(['SEMH'], 'DE')).toEqual({ 'body.variables.language': 'notAllowed' });
  });
});
