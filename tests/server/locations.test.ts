import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { postGraphql } from '#domain/calls/graphql/postGraphql.ts';
import {
  type DistinctTravelLocationVariables,
  distinctTravelLocationsDocument,
  type TravelLocationsData,
  type TravelLocationVariables,
  travelLocationsDocument,
} from '#domain/calls/graphql/travelLocations.ts';
import { onPostgres } from '#tests/support/database.ts';
import { startSampleServer } from '#tests/support/sampleServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { opened } from '#tests/support/server/client.ts';

const beginsWith = (text: string, prefix: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .startsWith(prefix.toLowerCase());

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const client = startedFor(() => opened(server.client('co-brand')));

  const search = async (variables: TravelLocationVariables, lang = 'EN') => {
    const body = { query: travelLocationsDocument, operationName: 'TravelLocations', variables };
    const { data } = await client.body(postGraphql, { body, headers: { lang } });
    return (data as TravelLocationsData).travelLocations;
  };
  const distinct = async (variables: DistinctTravelLocationVariables, lang = 'EN') => {
    const body = { query: distinctTravelLocationsDocument, variables };
    const { data } = await client.body(postGraphql, { body, headers: { lang } });
    return (data as { distinctTravelLocations: { state: string; country: string }[] })
      .distinctTravelLocations;
  };
  const codes = async (variables: TravelLocationVariables, lang?: string) =>
    (await search(variables, lang)).map(({ iata }) => iata);

  describe('the location search', () => {
    it('[TD-014] [TD-015] answers locations with id, iata, name, city, state and country', async () => {
      expect(await search({ where: { prefix: 'yul' }, groupBy: 'iata', limit: 1 })).toEqual([
        {
          id: expect.any(String),
          iata: 'YUL',
          name: 'Montréal–Pierre Elliott Trudeau International Airport',
          city: 'Montréal',
          state: 'Quebec',
          country: 'Canada',
          called: {
            fr: { name: 'Aéroport international Pierre-Elliott-Trudeau de Montréal', state: 'Québec' },
          },
        },
      ]);
    });

    it.each([
      ['mexico', 'EN', 'country-MX', { fr: { name: 'Mexique', country: 'Mexique' } }],
      ['mexique', 'FR', 'country-MX', { en: { name: 'Mexico', country: 'Mexico' } }],
      ['france', 'FR', 'country-FR', undefined],
    ])(
      'tells of a place what the other language calls it, where that differs: %s (%s)',
      async (prefix, lang, id, called) => {
        const [found] = await search({ where: { prefix }, groupBy: 'iata', limit: 1 }, lang);
        expect(found?.id).toBe(id);
        expect(found?.called ?? undefined).toEqual(called);
      },
    );

    it.each([
      ['cdg', 'Paris–Charles-de-Gaulle', 'Paris', 'France'],
      ['mex', 'Mexico', 'Mexico', 'Mexique'],
      ['pos', 'Port-d’Espagne', 'Port-d’Espagne', 'Trinité-et-Tobago'],
      ['yyz', 'Aéroport international Pearson de Toronto', 'Toronto', 'Canada'],
    ])(
      'answers %s in French by its French name, or that of its city',
      async (prefix, name, city, country) => {
        const [found] = await search({ where: { prefix }, groupBy: 'iata', limit: 1 }, 'FR');
        expect(found).toMatchObject({ iata: prefix.toUpperCase(), name, city, country });
      },
    );

    it('finds a place on a French screen by its English name too', async () => {
      expect(
        await codes({ where: { prefix: 'charles de gaulle' }, groupBy: 'iata', limit: 1 }, 'FR'),
      ).toEqual(['CDG']);
    });

    it.each([
      ['pearson', 'EN', 'YYZ'],
      ['Heathrow', 'FR', 'LHR'],
      ['NYC', 'EN', 'JFK'],
      ['ymq', 'FR', 'YUL'],
      ['YTO', 'EN', 'YYZ'],
      ['PAR', 'EN', 'CDG'],
      ['Turkey', 'EN', 'country-TR'],
      ['Turquie', 'EN', 'country-TR'],
      ['Czech Republic', 'EN', 'country-CZ'],
      ['République tchèque', 'FR', 'country-CZ'],
      ['Hollande', 'FR', 'country-NL'],
      ['cruise', 'EN', 'region-001'],
      ['croisière', 'FR', 'region-001'],
      ['St Johns', 'EN', 'YYT'],
      ['Charles-de-Gaulle', 'EN', 'CDG'],
      ['Paris, France', 'EN', 'CDG'],
      ['Londres, Royaume-Uni', 'FR', 'LGW'],
      ['Toronto, Ontario', 'EN', 'YYZ'],
      ['YUL, Montréal–Pierre Elliott', 'EN', 'YUL'],
      ['Florida', 'EN', 'FLL'],
      ['Hawaï', 'FR', 'HNL'],
    ])('(R-371) leads from %s (%s) to %s', async (prefix, lang, expected) => {
      const [found] = await search({ where: { prefix }, limit: 1 }, lang);
      expect(found?.iata || found?.id).toBe(expected);
    });

    it.each(['yy', 'TORONTO', 'ontario', 'portugal', 'Mont'])(
      '[TD-016] finds what begins with %s in one of five fields, whatever the case',
      async (prefix) => {
        const found = await search({ where: { prefix } });
        expect(found.length).toBeGreaterThan(0);
        for (const { iata, name, city, state, country } of found) {
          expect([iata, name, city, state, country].some((text) => beginsWith(text, prefix))).toBe(true);
        }
      },
    );

    it('[TD-016] [WG-025] finds by code, name, city, state and country', async () => {
      expect(await codes({ where: { prefix: 'yvr' } })).toEqual(['YVR']);
      expect(await codes({ where: { prefix: 'charles de gaulle' } })).toEqual(['CDG']);
      expect(await codes({ where: { prefix: 'punta cana' } })).toEqual(['PUJ']);
      expect(await codes({ where: { prefix: 'prince edward' } })).toContain('YYG');
      expect(await codes({ where: { prefix: 'icel' } })).toContain('KEF');
    });

    const airports = async (prefix: string) =>
      (await codes({ where: { prefix } })).filter((iata) => iata !== '');

    it('puts a whole code first, then cities, larger airports and home before others', async () => {
      expect((await airports('par')).slice(0, 3)).toEqual(['CDG', 'ORY', 'PBM']);
      expect((await airports('lon'))[0]).not.toBe('YXU');
      expect((await airports('mont'))[0]).toBe('YUL');
      expect((await codes({ where: { prefix: 'mia' } }))[0]).toBe('MIA');
    });

    const first = async (prefix: string, lang?: string) =>
      (await search({ where: { prefix }, groupBy: 'iata', limit: 1 }, lang))[0];

    it.each([
      ['France', 'EN', 'France', 'France'],
      ['UK', 'EN', 'United Kingdom', 'United Kingdom'],
      ['mexiq', 'FR', 'Mexique', 'Mexique'],
      ['Europe', 'EN', 'Europe', 'Europe'],
      ['carib', 'EN', 'Caribbean', 'Caribbean'],
      ['caraï', 'FR', 'Caraïbes', 'Caraïbes'],
    ])(
      'puts countries and regions before cities and airports: %s (%s) is %s',
      async (typed, lang, name, country) => {
        expect(await first(typed, lang)).toMatchObject({ iata: '', name, city: '', state: '', country });
      },
    );

    it.each([
      ['USA', 'EN', 'USA'],
      ['canada', 'EN', 'Canada'],
      ['international', 'EN', 'International'],
      ['états', 'FR', 'États-Unis'],
      ['international', 'FR', 'International'],
    ])(
      '[TD-012] offers USA, Canada and International as destinations: %s (%s)',
      async (typed, lang, name) => {
        expect(await first(typed, lang)).toMatchObject({ iata: '', name });
      },
    );

    it('leaves Canada out of the countries where the trip leaves it', async () => {
      const abroad = await search({ where: { prefix: 'can', notCountryPrefix: 'Canada' } });
      expect(abroad.map(({ name }) => name)).not.toContain('Canada');
    });

    it('does not mind accents and kinds of apostrophes', async () => {
      expect(await codes({ where: { prefix: 'montreal' } })).toContain('YUL');
      expect(await codes({ where: { prefix: 'Québec' } })).toContain('YQB');
      expect(await codes({ where: { prefix: "st. john's" } })).toEqual(['YYT']);
    });

    it.each([
      ['PMI', 'Îles Baléares'],
      ['TFS', 'Îles Canaries'],
      ['SYD', 'Nouvelle-Galles du Sud'],
      ['GVA', 'Canton de Genève'],
      ['OKA', 'Okinawa'],
    ])('answers the region of %s in French', async (prefix, state) => {
      const [found] = await search({ where: { prefix }, limit: 1 }, 'FR');
      expect(found).toMatchObject({ iata: prefix, state });
    });

    it('speaks French, and understands both names there', async () => {
      const [paris] = await search({ where: { prefix: 'londres' }, limit: 1 }, 'FR');
      expect(paris).toMatchObject({ city: 'Londres', country: 'Royaume-Uni', state: 'Angleterre' });
      expect(await codes({ where: { prefix: 'london', countryPrefix: 'Royaume' } }, 'FR')).toContain('LHR');
      expect(await codes({ where: { prefix: 'londres' } })).toEqual([]);
    });

    it('[TD-019] [TD-021] keeps to countries that begin so', async () => {
      const found = await search({ where: { prefix: 'london', countryPrefix: 'Can' } });
      expect(found.map(({ iata }) => iata)).toEqual(['YXU']);
      expect(await codes({ where: { prefix: 'lis', countryPrefix: 'PT' }, limit: 1 })).toEqual(['LIS']);
      expect(await codes({ where: { prefix: 'lis', countryPrefix: 'CA' } })).not.toContain('LIS');
      const canada = await search({ where: { countryPrefix: 'Canada' }, limit: 1000 });
      expect(new Set(canada.map(({ country }) => country))).toEqual(new Set(['Canada']));
      expect(canada.length).toBeGreaterThan(200);
    });

    it('[TD-020] leaves out the locations of a country', async () => {
      const abroad = await search({ where: { prefix: 'london', notCountryPrefix: 'Canada' } });
      expect(abroad.map(({ iata }) => iata)).toContain('LHR');
      expect(abroad.map(({ country }) => country)).not.toContain('Canada');
    });

    it('[TD-018] answers at most as many as asked, and never more than 1000', async () => {
      expect(await search({ where: { prefix: 'a' }, limit: 20 })).toHaveLength(20);
      expect(await search({ where: {}, limit: 5000 })).toHaveLength(1000);
      expect(await search({ where: { prefix: 'a' }, limit: 0 })).toEqual([]);
      expect(await search({})).toHaveLength(1000);
    });

    it('groups by another field than the code', async () => {
      const found = await search({ where: { prefix: 'london' }, groupBy: 'city' });
      expect(new Set(found.map(({ city }) => city)).size).toBe(found.length);
    });

    it('answers a short beginning that was asked before by what is asked and by the places of today', async () => {
      const cityOf = async (iata: string, where: { prefix: string; countryPrefix?: string }, lang = 'EN') =>
        (await search({ where }, lang)).find((found) => found.iata === iata)?.city;
      const renameMontreal = async (city: string) => {
        const { db } = server.database;
        await db.updateTable('travel_locations').set({ city_en: city }).where('iata', '=', 'YUL').execute();
        await sql`notify locations_changed`.execute(db);
      };
      for (const time of ['first', 'second']) {
        expect(await cityOf('LHR', { prefix: 'lo', countryPrefix: 'GB' }), time).toBe('London');
        expect(await cityOf('LHR', { prefix: 'lo', countryPrefix: 'GB' }, 'FR'), time).toBe('Londres');
        expect(await cityOf('LHR', { prefix: 'lo', countryPrefix: 'CA' }), time).toBeUndefined();
        expect(await cityOf('YUL', { prefix: 'yu' }), time).toBe('Montréal');
      }
      await renameMontreal('Ville-Marie');
      await expect.poll(() => cityOf('YUL', { prefix: 'yu' })).toBe('Ville-Marie');
      await renameMontreal('Montréal');
      await expect.poll(() => cityOf('YUL', { prefix: 'yu' })).toBe('Montréal');
    });

    it('finds nothing without complaint', async () => {
      expect(await search({ where: { prefix: 'zzzz' } })).toEqual([]);
    });
  });

  it('[TD-017] answers one location for each value of a field', async () => {
    const countries = (await distinct({ field: 'country' })).map(({ country }) => country);
    expect(countries).toContain('Canada');
    expect(new Set(countries).size).toBe(countries.length);
    expect(countries).toEqual([...countries].toSorted(new Intl.Collator('en').compare));
    const canadian = await distinct({ field: 'state', where: { countryPrefix: 'Canada' } }, 'FR');
    expect(canadian.map(({ state }) => state)).toContain('Île-du-Prince-Édouard');
    expect(canadian).toHaveLength(13);
  });

  describe('graphql', () => {
    const refused = async (body: unknown) => {
      const answer = await client.call(postGraphql, { body });
      return answer.ok ? null : [answer.status, answer.problem.code];
    };

    it('executes the listed documents, whatever their layout', async () => {
      const spread = travelLocationsDocument.replace(/\s+/g, '\n  ');
      const { data } = await client.body(postGraphql, { body: { query: spread, variables: { limit: 1 } } });
      expect((data as TravelLocationsData).travelLocations).toHaveLength(1);
    });

    it.each(['/graphql', '/api/graphql'])('[PL-035] is posted to %s', async (path) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
      const body = JSON.stringify({ query: travelLocationsDocument, variables: { limit: 2 } });
      const answer = (await (await client.fetch(path, { ...init, body })).json()) as {
        data: TravelLocationsData;
      };
      expect(answer.data.travelLocations).toHaveLength(2);
      expect((await client.fetch(path, { method: 'PUT', headers: init.headers, body })).ok).toBe(false);
    });

    it.each([
      ['{ travelLocations { id } }', 'graphql.notListed'],
      ['{ __schema { types { name } } }', 'graphql.notListed'],
      ['{ travelLocations( }', 'graphql.notListed'],
      ['" unterminated', 'graphql.invalid'],
    ])('refuses %s', async (query, code) => {
      expect(await refused({ query })).toEqual([400, code]);
    });

    it('refuses variables of the wrong kind and unknown fields', async () => {
      const query = travelLocationsDocument;
      expect(await refused({ query, variables: { limit: 'ten' } })).toEqual([400, 'graphql.invalid']);
      expect(await refused({ query, variables: { where: { planet: 'Mars' } } })).toEqual([
        400,
        'graphql.invalid',
      ]);
      expect(await refused({ query, extensions: {} })).toEqual([400, 'request.invalid']);
      expect(await refused({ query: 'x'.repeat(4001) })).toEqual([400, 'request.invalid']);
    });

    it('needs a session', async () => {
      const stranger = server.client('b2b');
      const answer = await stranger.call(postGraphql, { body: { query: travelLocationsDocument } });
      expect(answer).toMatchObject({ ok: false, status: 401 });
    });
  });
});
