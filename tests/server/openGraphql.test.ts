import { expect, it } from 'vitest';
import { postGraphql } from '#domain/calls/graphql/postGraphql.ts';
import { onPostgres } from '#tests/support/database.ts';
import { startSampleServer } from '#tests/support/sampleServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { opened } from '#tests/support/server/client.ts';

type Lists = Record<string, object[]>;

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine, { settings: { PORTAGE_GRAPHQL: 'open' } }));
  const client = startedFor(() => opened(server.client('b2c')));

  const ask = async (query: string) => {
    const answer = await client.call(postGraphql, { body: { query } });
    return answer.ok ? answer.body.data : answer.problem.code;
  };

  it('executes other documents where that is set', async () => {
    expect(await ask('{ travelLocations(where: { prefix: "yvr" }) { iata } }')).toEqual({
      travelLocations: [{ iata: 'YVR' }],
    });
  });

  it('a list of plain values is answered as one that is executed value by value', async () => {
    const arguments_ = '(where: { prefix: "mont" }, groupBy: iata, limit: 1000)';
    const fields = 'id iata name city state country';
    const plain = (await ask(`{ travelLocations${arguments_} { ${fields} } }`)) as Lists;
    const executed = (await ask(`{ found: travelLocations${arguments_} { ${fields} __typename } }`)) as Lists;
    const typed = plain['travelLocations']?.map((each) => ({ ...each, __typename: 'TravelLocation' }));
    expect(typed?.length).toBeGreaterThan(1);
    expect(executed['found']).toEqual(typed);
    const spoilt = ['(limit: "ten")', '(groupBy: planet)', '(nearby: true)'];
    for (const wrong of spoilt)
      expect(await ask(`{ travelLocations${wrong} { id } }`)).toBe('graphql.invalid');
  });

  it('keeps them within limits of depth and size', async () => {
    const deep = `{ __schema { types { ${'ofType { fields { type { '.repeat(3)} name ${'} } } '.repeat(3)} } } }`;
    expect(await ask(deep)).toBe('graphql.tooDeep');
    const wide = `{ ${Array.from({ length: 41 }, (_, at) => `a${at}: __typename`).join(' ')} }`;
    expect(await ask(wide)).toBe('graphql.tooDeep');
    expect(await ask(`{ ${'__typename '.repeat(350)} }`)).toBe('graphql.tooDeep');
    expect(await ask('{ nothing }')).toBe('graphql.invalid');
    expect(await ask('{ travelLocations { id ')).toBe('graphql.invalid');
  });
});
