import { beforeEach, expect, it } from 'vitest';
import { keepSavedView, readSavedViews } from '#domain/calls/lists/savedViews.ts';
import { mostSavedViews } from '#domain/savedViews.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { type LicenseOffice, startLicenseOffice } from '#tests/support/server/licenseOffice.ts';
import { startedFor } from '#tests/support/startedFor.ts';

type Name = keyof LicenseOffice['clients'];
const view = { search: 'status=AUTHORIZED', columns: ['name', 'status'] };

forEachEngine((engine) => {
  const office = startedFor(() => startLicenseOffice(engine));
  beforeEach(() => office.server.database.db.deleteFrom('saved_views').execute());

  const keep = (
    name: string,
    shown: typeof view | null = view,
    { of = 'mia' as Name, area = 'licensing' } = {},
  ) => office.clients[of].call(keepSavedView, { params: { area }, body: { name, view: shown } });
  const namesOf = async (of: Name, area = 'licensing') => {
    const { views } = await office.clients[of].body(readSavedViews, { params: { area } });
    return views.map(({ name }) => name);
  };
  const fill = async () => {
    for (let at = 0; at < mostSavedViews; at += 1) await keep(`View ${at}`);
  };

  it('a view is there again for its person, in every list of its own, and for nobody else', async () => {
    await keep('Échues', view);
    await keep('À renouveler');
    await keep('Others', view, { area: 'leads' });
    expect(await office.clients.mia.body(readSavedViews, { params: { area: 'licensing' } })).toEqual({
      views: [
        { name: 'À renouveler', ...view },
        { name: 'Échues', ...view },
      ],
    });
    expect(await namesOf('mia', 'leads')).toEqual(['Others']);
    expect(await namesOf('adam')).toEqual([]);
  });

  it('a view takes the place of what had its name, and goes with null', async () => {
    await keep('Mine');
    expect(await keep(' Mine ', { search: '', columns: ['name'] })).toMatchObject({
      body: { views: [{ name: 'Mine', search: '', columns: ['name'] }] },
    });
    expect(await keep('Mine', null)).toMatchObject({ body: { views: [] } });
    expect(await keep('Mine', null)).toMatchObject({ status: 200 });
  });

  it('twenty views of a list are kept, and no more, also at once', async () => {
    await fill();
    expect(await keep('One more')).toMatchObject({ status: 409, problem: { code: 'savedViews.tooMany' } });
    expect(await keep('View 3', { search: '', columns: ['name'] })).toMatchObject({ status: 200 });
    expect(await keep('Elsewhere', view, { area: 'quotes' })).toMatchObject({ status: 200 });
    await keep('View 0', null);
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => keep(name)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await namesOf('mia')).toHaveLength(mostSavedViews);
  });

  it.each([
    ['no name', { name: '  ', view }, 'body.name', 'tooShort'],
    ['a name of 61 characters', { name: 'N'.repeat(61), view }, 'body.name', 'tooLong'],
    ['a card number', { name: '4111111111111111', view }, 'body.name', 'cardNumber'],
    ['no columns', { name: 'Mine', view: { ...view, columns: [] } }, 'body.view.columns', 'tooShort'],
    [
      'a query without end',
      { name: 'Mine', view: { ...view, search: 's'.repeat(2001) } },
      'body.view.search',
      'tooLong',
    ],
  ])('a view with %s is refused', async (_, body, field, code) => {
    expect(
      await office.clients.mia.call(keepSavedView, { params: { area: 'licensing' }, body }),
    ).toMatchObject({
      status: 400,
      problem: { fields: { [field]: code } },
    });
    expect(await namesOf('mia')).toEqual([]);
  });

  it('an area that is no list has none', async () => {
    expect(await office.clients.mia.call(readSavedViews, { params: { area: 'faq' } })).toMatchObject({
      status: 400,
    });
  });

  it('they go with the person', async () => {
    await keep('Mine', view, { of: 'cleo' });
    const { db } = office.server.database;
    await db.deleteFrom('licenses').where('profile_ref', '=', 'profile-cleo').execute();
    for (const table of ['profile_organizations', 'identities', 'sessions', 'profiles'] as const) {
      await db.deleteFrom(table).where('profile_ref', '=', 'profile-cleo').execute();
    }
    expect(await db.selectFrom('saved_views').selectAll().execute()).toEqual([]);
  });
});
