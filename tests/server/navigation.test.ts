import { expect, it } from 'vitest';
import { getNavContent } from '#domain/calls/organizations/getNavContent.ts';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { shownLinks } from '#domain/navigation/menus.ts';
import { atoms } from '#domain/permissions/atoms.ts';
import { onPostgres } from '#tests/support/database.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startedFor } from '#tests/support/startedFor.ts';

/** The keys of the side menu, in order, where an organization has none of its own. */
const sideMenu = [
  'policySearch',
  'quote',
  'heldQuotes',
  'leads',
  'tasks',
  'agent',
  'externalUsers',
  'licensing',
  'advisors',
  'agency',
  'rates',
  'reports',
  'allocations',
];

onPostgres((engine) => {
  const server = startedFor(() =>
    startSampleServer(engine, {
      settings: { PORTAGE_CUSTOMERS_ACCOUNT_URL: 'https://customers.example/me' },
    }),
  );

  const navigationOf = async (
    client: TestClient,
    organizationCode: string,
    lang: 'EN' | 'FR',
    salesChannel: 'B2B' | 'B2C' = 'B2B',
  ) => (await client.body(getNavContent, { query: { organizationCode, lang, salesChannel } })).navigation;

  it('[NV-019] [NV-036] [NV-037 partly] answers menus, footer and help of the organization in the language', async () => {
    const client = await signInAs(server.client('admin'), 'slavoie');
    const english = await navigationOf(client, 'BOREAL-MTL', 'EN');
    const french = await navigationOf(client, 'BOREAL-MTL', 'FR');
    expect(english.sideNav.map(({ key }) => key)).toEqual(sideMenu);
    expect(english.needAssistance).toMatchObject({
      title: 'Need assistance?',
      phone: '1\u00a0514\u00a0555-0104',
    });
    expect(french.needAssistance.title).toBe('Besoin d’aide?');
    expect(french.contactUs.email).toBe('assurance@voyages-boreal.example');
    for (const menu of ['sideNav', 'topNav'] as const) {
      const [first, second] = [english[menu], french[menu]].map((links) => links.map(({ label }) => label));
      expect(first?.length).toBeGreaterThan(0);
      expect(second).toHaveLength(first?.length ?? 0);
      expect(first).not.toEqual(second);
    }
    expect(english.footer.text).not.toBe(french.footer.text);
    const elsewhere = await client.call(getNavContent, {
      query: { organizationCode: 'LAKES', lang: 'EN', salesChannel: 'B2B' },
    });
    expect(elsewhere).toMatchObject({ status: 404, problem: { code: 'notFound' } });
  });

  it('[NV-043 partly] the default content lists the side menu in its order, of which each sees what they may', async () => {
    const client = await signInAs(server.client('admin'), 'mchen');
    const { sideNav } = await navigationOf(client, 'CM', 'EN');
    expect(sideNav.map(({ key }) => key)).toEqual(sideMenu);
    const person = { atoms, userType: 'lanid', featureFlags: ['advisor'] } as const;
    expect(shownLinks(sideNav, person).map(({ key }) => key)).toContain('quote');
    expect(shownLinks(sideNav, { ...person, atoms: [] })).toEqual([]);
  });

  it('[NV-029] [NV-031 partly] a white label has label, name, logo, address and window; nobody else has one', async () => {
    const byLink = { headers: { 'url-ref-code': 'REF100000001' } };
    const visitor = server.client('b2c');
    await visitor.open();
    await visitor.body(getUser, byLink);
    const { branding } = await navigationOf(visitor, 'BOREAL', 'FR', 'B2C');
    expect(branding).toEqual({
      navId: 'brand-BOREAL',
      label: 'Voyages Boréal',
      ariaLabel: 'Voyages Boréal\u00a0: page d’accueil',
      logo: '/api/organizations/BOREAL/logo',
      href: '/obtenir-une-soumission',
      target: '_self',
    });
    const plain = server.client('b2c');
    await plain.open();
    expect((await navigationOf(plain, 'CM', 'EN', 'B2C')).branding).toBeNull();
  });

  it('[NV-041 partly] names the account pages that there are to customers who signed in, and to nobody else', async () => {
    const pagesOf = async (client: TestClient) => (await client.body(getUser)).accountPages;
    expect(await pagesOf(await signInAs(server.client('b2b'), 'slavoie'))).toEqual({
      account: 'https://customers.example/me',
      preferences: null,
    });
    const none = { account: null, preferences: null };
    expect(await pagesOf(await signInAs(server.client('b2b'), 'mchen'))).toEqual(none);
    expect(await pagesOf(server.client('b2c'))).toEqual(none);
  });

  it('serves the logo of a white label as a picture that cannot run anything', async () => {
    const client = server.client('b2c');
    const logo = await client.fetch('/api/organizations/BOREAL/logo');
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(logo.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(logo.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await logo.text()).toContain('<svg');
    for (const code of ['LAKES', 'nobody']) {
      expect((await client.fetch(`/api/organizations/${code}/logo`)).status).toBe(404);
    }
  });
});
