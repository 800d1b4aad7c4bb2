import { describe, expect, test } from 'vitest';
import { screenOfPath } from '#domain/content/contentScreens.ts';
import { allowedHosts, mayBeLink } from '#domain/links/allowedHosts.ts';
import { externalLink, externalPages, personalSite } from '#domain/links/externalLinks.ts';
import { publicQuoteLink } from '#domain/links/publicQuoteLink.ts';
import { languages } from '#domain/locales.ts';

describe('links out of the portal', () => {
  test('[PL-028] the hosts of insurer, co-brands and visa pages may be linked to by https, and no other host', () => {
    const hosts = [
      'www.portage-insurance.example',
      'cover-me.example',
      'tc-travel.example',
      'employees.insurer.example',
      'voyages-boreal.example',
      'harbour-cu.example',
      'maple-alumni.example',
      'greatlakes-brokers.example',
      'travel.gc.ca',
      'voyage.gc.ca',
      'travel.state.gov',
      'www.gov.uk',
      'france-visas.gouv.fr',
    ];
    expect([...allowedHosts]).toEqual(hosts);
    for (const host of hosts) {
      expect(mayBeLink(`https://${host}/page?a=1`), host).toBe(true);
      expect(mayBeLink(`http://${host}/`), `http ${host}`).toBe(false);
      expect(mayBeLink(`https://${host}.evil.example/`), `below evil: ${host}`).toBe(false);
      expect(mayBeLink(`https://evil${host}/`), `ends like it: ${host}`).toBe(false);
      expect(mayBeLink(`https://evil.example/${host}`), `in a path: ${host}`).toBe(false);
      expect(mayBeLink(`https://${host}@evil.example/`), `as a user: ${host}`).toBe(false);
    }
    expect(mayBeLink('https://elsewhere.example')).toBe(false);
    expect(mayBeLink('//elsewhere.example/x')).toBe(false);
  });

  test('addresses of ours, telephones and email addresses may be links; what runs may not', () => {
    for (const href of ['/faqs', '?lang=fr', '#top', 'tel:+18005550143', 'mailto:a@b.example'])
      expect(mayBeLink(href), href).toBe(true);
    for (const href of [
      'javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc',
      ' javascript:x',
      '',
      ' ',
    ])
      expect(mayBeLink(href), href).toBe(false);
    expect(mayBeLink('http://localhost:3003/get-a-quote')).toBe(false);
    expect(mayBeLink('http://localhost:3003/get-a-quote', ['http://localhost:3003'])).toBe(true);
  });

  test('[RT-033] external links carry the language, and for business the content path of the language', () => {
    const addresses = languages.flatMap((language) =>
      (['b2b', 'b2c'] as const).flatMap((channel) =>
        externalPages.map((page) => ({ language, channel, address: externalLink(page, language, channel) })),
      ),
    );
    expect([...externalPages]).toEqual(['landing', 'resourceCentre', 'faqs', 'contactUs']);
    expect(new Set(addresses.map(({ address }) => address)).size).toBe(16);
    const site = 'https://www.portage-insurance.example';
    expect(externalLink('contactUs', 'fr', 'b2b')).toBe(`${site}/fr/business/fr_CA/contact-us`);
    expect(externalLink('resourceCentre', 'en', 'b2c')).toBe(`${site}/en/resource-centre`);
    for (const { language, channel, address } of addresses) {
      expect(address).toContain(`/${language}/`);
      expect(address.includes(language === 'en' ? '/en_CA/' : '/fr_CA/'), address).toBe(channel === 'b2b');
      expect(address).not.toMatch(/[{}]/);
    }
  });

  test('every address that the product itself links to is of an allowed host', () => {
    for (const language of languages) {
      expect(mayBeLink(personalSite[language])).toBe(true);
      for (const page of externalPages) expect(mayBeLink(externalLink(page, language, 'b2b'))).toBe(true);
    }
  });

  test('[RT-032] [CN-007] a public quote link is that of its language, with lang, and with refCode only where there is one', () => {
    const origin = 'https://quotes.example';
    expect(publicQuoteLink(origin, 'en', null)).toBe('https://quotes.example/get-a-quote?lang=en');
    expect(publicQuoteLink(origin, 'fr', null)).toBe('https://quotes.example/obtenir-une-soumission?lang=fr');
    expect(publicQuoteLink(origin, 'fr', 'a b&c')).toBe(
      'https://quotes.example/obtenir-une-soumission?lang=fr&refCode=a+b%26c',
    );
  });
});

test('[RT-039] [CN-002] addresses of content pages, and only these, have a screen', () => {
  expect(
    ['/external', '/welcome', '/faqs', '/contact-us', '/resource', '/forms', '/faq/'].map(screenOfPath),
  ).toEqual(['welcome', 'welcome', 'faqs', 'contact-us', 'resource', 'forms', 'faq']);
  expect(['/', '/resources', '/faqs/more', '/nowhere', '/apply'].map(screenOfPath)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
