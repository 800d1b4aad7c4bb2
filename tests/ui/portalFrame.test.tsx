import { describe, expect, test } from 'vitest';
import { frameOf, sampleNavigation, type Visitor } from '#tests/support/frame/openFrame.tsx';
import { wordsOf } from '#tests/support/markup.tsx';

const part = (markup: string, element: string) =>
  markup.match(new RegExp(`<${element}[ >].*?</${element}>`, 's'))?.[0] ?? '';
const linksOf = (markup: string) =>
  [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));

const consumer = { application: 'b2c', organization: 'CM', role: 'consumer' } as const;
const referred = {
  ...consumer,
  organization: 'BOREAL',
  search: '?refCode=REF100000001',
} as const;
const agent = { application: 'b2b', organization: 'BOREAL', role: 'Administrator_Full' } as const;
const broker = { application: 'b2b', organization: 'LAKES', role: 'broker user' } as const;
const manager = { application: 'admin', organization: 'CM', role: 'LIA manager' } as const;

describe('menus', () => {
  test('[NV-021] the bar has a menu for users of a white label, and none for the others', async () => {
    expect(linksOf(part(await frameOf(referred), 'nav'))).toContain(
      '/get-a-quote?lang=en&refCode=REF100000001&quote=new',
    );
    for (const visitor of [consumer, broker, { ...agent, organization: 'BOREAL-MTL' }]) {
      const bar = part(await frameOf(visitor), 'nav');
      expect(wordsOf(bar)).toContain('Français');
      expect(bar).not.toContain('id="menu"');
      expect(bar).not.toContain('menu-button');
    }
    expect(await frameOf(manager)).toContain('id="menu"');
  });

  test('[NV-043 partly] the side menu has the items that the person may open and that exist', async () => {
    const side = part(await frameOf(manager), 'nav');
    expect(wordsOf(side)).toBe('Policies New quote Held quotes Leads Tasks Users Licensing Advisors');
    expect(linksOf(side)).toEqual([
      '/maintenance?lang=en',
      '/get-a-quote?lang=en&quote=new',
      '/quotes?lang=en',
      '/leads?lang=en',
      '/tasks?lang=en',
      '/users?lang=en',
      '/licensing?lang=en',
      '/advisors?lang=en',
    ]);
    const helper = { application: 'admin', organization: 'BOREAL', role: 'Administrator_User' } as const;
    expect(linksOf(part(await frameOf(helper), 'nav'))).toEqual(['/users?lang=en']);
  });

  test.each([
    ['LIA manager', 'CM', ['/quotes', '/leads', '/tasks', '/users', '/licensing', '/advisors']],
    ['broker user', 'LAKES', ['/quotes', '/leads', '/tasks']],
    ['sponsor user', 'CM', ['/quotes', '/leads']],
  ] as const)(
    '[NV-002] the side menu of %s at %s has no item that its permissions do not open',
    async (role, organization, paths) => {
      const side = part(await frameOf({ application: 'admin', organization, role }), 'nav');
      expect(linksOf(side)).toEqual([
        '/maintenance?lang=en',
        '/get-a-quote?lang=en&quote=new',
        ...paths.map((path) => `${path}?lang=en`),
      ]);
    },
  );

  test('[NV-037] entries of side menu, top menu and footer come from the content, in the language', async () => {
    const names = { sideNav: 'A side entry', topNav: 'A top entry', footer: 'A foot entry' };
    const entry = (label: string) => [{ key: label, label, href: '/get-a-quote' }];
    const wanted = { organizationCode: 'BOREAL', channel: 'b2b', language: 'en' } as const;
    const content = {
      ...sampleNavigation(wanted),
      sideNav: entry(names.sideNav),
      topNav: entry(names.topNav),
      footer: { text: 'The words of the footer', links: entry(names.footer) },
    };
    const sales = wordsOf(await frameOf({ ...agent, content }));
    const administration = wordsOf(await frameOf({ ...manager, content }));
    expect([names.topNav, names.footer].map((name) => sales.includes(name))).toEqual([true, true]);
    expect(sales).not.toContain(names.sideNav);
    expect([names.sideNav, names.footer].map((name) => administration.includes(name))).toEqual([true, true]);
    expect(administration).not.toContain(names.topNav);
    expect(sales).toContain('The words of the footer');
    const french = { ...agent, language: 'fr' } as const;
    expect(wordsOf(part(await frameOf(french), 'nav'))).toContain('Nouvelle soumission');
    expect(wordsOf(part(await frameOf(french), 'footer'))).toContain('Portail d’exemple');
  });

  test('[NV-009] an entry that drops down holds for internal users what they may see there, and all for the others', async () => {
    const allowed = ['signOut', 'agent', 'licensing', 'agency', 'rates', 'allocations'];
    const others = ['policySearch', 'quote', 'advisors', 'reports', 'somethingElse'];
    const below = [...allowed, ...others].map((key) => ({
      key,
      label: `Entry ${key}.`,
      href: '/get-a-quote',
    }));
    const wanted = { organizationCode: 'BOREAL', channel: 'b2b', language: 'en' } as const;
    const menu = [{ key: 'more', label: 'More', href: '/get-a-quote', items: below }];
    const content = { ...sampleNavigation(wanted), topNav: menu, sideNav: menu };
    const inside = wordsOf(await frameOf({ ...manager, content }));
    const outside = wordsOf(await frameOf({ ...agent, content }));
    const shown = (words: string) => below.filter(({ label }) => words.includes(label)).map(({ key }) => key);
    expect(shown(inside)).toEqual(allowed);
    expect(shown(outside)).toEqual([...allowed, ...others]);
  });

  test('[NV-020] without content the frame stands all the same', async () => {
    const words = wordsOf(await frameOf({ ...referred, content: null }));
    expect(words).toContain('Screen');
    expect(words).toContain('Français');
    expect(words).toContain('Boreal Travel');
    expect(words).not.toContain('New quote');
  });
});

describe('banner', () => {
  const banner = async (visitor: Parameters<typeof frameOf>[0]) => part(await frameOf(visitor), 'header');

  test('[NV-025] the name of the organization shows for agencies and brokers', async () => {
    expect(wordsOf(await banner(agent))).toContain('Boreal Travel');
    expect(wordsOf(await banner(broker))).toContain('Great Lakes Insurance Brokers');
    expect(wordsOf(await banner({ ...broker, language: 'fr' }))).toContain(
      'Courtiers d’assurance Grands Lacs',
    );
    expect(wordsOf(await banner({ ...consumer, organization: 'MAPLE' }))).not.toContain('Maple');
  });

  test('[NV-024] [NV-030] [NV-031 partly] a reference id brings logo, address and footer of its white label, and an unknown one the default brand', async () => {
    const known = await frameOf(referred);
    expect(part(known, 'header')).toContain('src="/api/organizations/BOREAL/logo"');
    expect(linksOf(part(known, 'header'))).toEqual([
      '/get-a-quote?lang=en&refCode=REF100000001',
      '/get-a-quote?lang=en&refCode=REF100000001',
    ]);
    expect(wordsOf(part(known, 'footer'))).toContain('Insurance offered by Boreal Travel through Portage.');
    const unknown = await frameOf({ ...consumer, search: '?refCode=NOBODY' });
    expect(part(unknown, 'header')).not.toContain('<img');
    expect(wordsOf(part(unknown, 'header'))).toContain('Cover me');
    expect(wordsOf(part(unknown, 'footer'))).not.toContain('Insurance offered by');
  });

  test('[NV-028] the banner is that of the quick quote, and tall for questions, forms and resources', async () => {
    const words = { ...sampleNavigation({ organizationCode: 'CM', channel: 'b2c', language: 'en' }) };
    const content = { ...words, banner: { key: 'any', title: 'A tall title', text: 'And its words' } };
    const at = async (path: string) => wordsOf(await banner({ ...consumer, path, content }));
    for (const path of ['/faq', '/forms', '/resources']) {
      expect(await at(path)).toMatch(/A tall title And its words$/);
    }
    for (const path of ['/', '/apply', '/welcome', '/notfound', '/licensing']) {
      expect(await at(path)).toBe('Cover me');
    }
  });

  test('[NV-023] [NV-024] brand, name and logo follow from code, category, name, branding and reference id, and the switch of organization from user type and feature flags', async () => {
    const shown = async (organization: string) => {
      const markup = await banner({ ...consumer, organization });
      return [wordsOf(markup), /src="([^"]*)"/.exec(markup)?.[1] ?? null];
    };
    expect(await shown('CM')).toEqual(['Cover me', null]);
    expect(await shown('TC')).toEqual(['TC Travel TC Travel Centre', null]);
    expect(await shown('BOREAL')).toEqual(['Portage Boreal Travel', '/api/organizations/BOREAL/logo']);
    expect(await shown('MAPLE')).toEqual(['Portage', '/api/organizations/MAPLE/logo']);
    const switches = async (visitor: Visitor) => {
      const markup = await frameOf({ ...visitor, path: '/notfound' });
      return /aria-label="Organization: ([^"]*)\. Switch"/.exec(markup)?.[1] ?? null;
    };
    const external = { application: 'admin', role: 'Administrator_Full' } as const;
    expect(await switches(manager)).toBe('Cover-Me Travel');
    expect(await switches({ ...external, organization: 'BOREAL' })).toBe('Boreal Travel');
    expect(await switches({ ...external, organization: 'MAPLE' })).toBeNull();
  });

  test('[NV-027 partly] the logo is marked for narrow screens alone, but for agencies and brokers', async () => {
    expect(await banner(referred)).toContain('data-shows="always"');
    expect(await banner({ ...consumer, organization: 'MAPLE' })).toContain('data-shows="narrow"');
  });
});

describe('footer and help', () => {
  test('[NV-032] the top text shows to admins, and to consumers without a reference id', async () => {
    const hasTop = async (visitor: Parameters<typeof frameOf>[0]) =>
      wordsOf(part(await frameOf(visitor), 'footer')).includes('Travel insurance for Canadians');
    expect([await hasTop(manager), await hasTop(consumer)]).toEqual([true, true]);
    expect([await hasTop(referred), await hasTop(agent), await hasTop(broker)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('[NV-034] [NV-035] [NV-036] the help panel of the organization shows to nobody who is admin, internal or broker', async () => {
    const help = async (visitor: Parameters<typeof frameOf>[0]) => part(await frameOf(visitor), 'section');
    for (const visitor of [consumer, referred, agent]) expect(await help(visitor)).not.toBe('');
    const internal = { application: 'b2b', organization: 'CM', role: 'LIA agent' } as const;
    for (const visitor of [manager, internal, broker]) expect(await help(visitor)).toBe('');
    const panel = await help({ ...referred, language: 'fr' });
    const wanted = { organizationCode: 'BOREAL', channel: 'b2c', language: 'fr' } as const;
    const { needAssistance, contactUs, ...rest } = sampleNavigation(wanted);
    const content = {
      ...rest,
      needAssistance: { ...needAssistance, title: 'Un titre', text: 'Un texte' },
      contactUs: { ...contactUs, hours: 'Le matin' },
    };
    expect(wordsOf(await help({ ...referred, content }))).toContain('Un titre Un texte Le matin');
    expect(linksOf(panel)).toEqual(['tel:15145550104', 'mailto:assurance@voyages-boreal.example']);
  });
});

describe('the profile menu', () => {
  const profile = async (visitor: Parameters<typeof frameOf>[0]) => {
    const markup = await frameOf(visitor);
    return markup.slice(markup.indexOf('aria-expanded'), markup.indexOf('<main'));
  };

  test('[NV-010] shows account, preferences and sign out to external users, and sign out alone to internal ones', async () => {
    const external = await profile(agent);
    const pages = linksOf(external).filter((href) => href?.startsWith('https://id.example'));
    expect(pages).toEqual(['https://id.example/me', 'https://id.example/me/likes']);
    expect(wordsOf(external)).toMatch(/Your account Preferences Sign out/);
    expect(wordsOf(await profile({ ...agent, language: 'fr' }))).toMatch(/Votre compte Préférences/);
    for (const application of ['admin', 'b2b'] as const) {
      const internal = await profile({ ...manager, application });
      expect(wordsOf(internal)).toContain('Sign out');
      expect(internal).not.toContain('id.example');
      expect(wordsOf(internal)).not.toMatch(/account|Preferences/);
    }
  });

  test('[NV-041] leads to account and preferences at the identity service, and leaves out the page that does not exist', async () => {
    const pagesOf = async (accountPages: Visitor['accountPages']) =>
      linksOf(await profile({ ...agent, accountPages })).filter((href) => href?.includes('id.example'));
    const account = 'https://id.example/me';
    const preferences = 'https://id.example/likes';
    expect(await pagesOf({ account, preferences })).toEqual([account, preferences]);
    expect(await pagesOf({ account, preferences: null })).toEqual([account]);
    expect(await pagesOf({ account: null, preferences })).toEqual([preferences]);
    expect(await pagesOf({ account: null, preferences: null })).toEqual([]);
    const nobodys = await profile({ ...agent, accountPages: { account: null, preferences: null } });
    expect(wordsOf(nobodys)).not.toMatch(/account|Preferences/);
  });
});
