import { describe, expect, test } from 'vitest';
import { AreaNotOpenPage } from '#src/ui/pages/AreaNotOpenPage.tsx';
import { ErrorPage } from '#src/ui/pages/ErrorPage.tsx';
import { AppFrame } from '#src/ui/shell/AppFrame.tsx';
import { Assistance } from '#src/ui/shell/Assistance.tsx';
import { Banner } from '#src/ui/shell/Banner.tsx';
import { Footer } from '#src/ui/shell/Footer.tsx';
import { LanguageToggle } from '#src/ui/shell/LanguageToggle.tsx';
import { MarkContext } from '#src/ui/shell/markContext.ts';
import { NavLinks } from '#src/ui/shell/NavLinks.tsx';
import { UserMenu } from '#src/ui/shell/UserMenu.tsx';
import { Wordmark } from '#src/ui/shell/Wordmark.tsx';
import { markupOf, wordsOf } from '#tests/support/markup.tsx';

const nothing = () => undefined;

describe('menus', () => {
  const items = [
    { navId: 'quote', label: 'Quote', ariaLabel: 'Quote a trip', href: '/get-a-quote' },
    { navId: 'reports', label: 'Reports', href: '/reports', target: '_blank' as const },
  ];

  test('[NV-016] [NV-017] an entry has its accessible name, and opens a window of its own when its target says so', async () => {
    const [quote = '', reports = ''] = (await markupOf(<NavLinks items={items} />)).split('<li>').slice(1);
    expect(quote).toMatch(/<a [^>]*aria-label="Quote a trip"[^>]*><span>Quote</);
    expect(quote).toContain('href="/get-a-quote"');
    expect(quote).not.toContain('target');
    expect(reports).toMatch(/<a [^>]*><span>Reports</);
    expect(reports).toContain('href="/reports"');
    expect(reports).toContain('target="_blank"');
  });

  test('[NV-018] the entry of the current page is marked', async () => {
    const marked = async (shown: string, current?: string) => {
      const markup = await markupOf(<NavLinks items={items} current={current} />, 'en', shown);
      return [...markup.matchAll(/<a [^>]*aria-current="page"[^>]*><span>([^<]*)</g)].map(
        ([, label]) => label,
      );
    };
    expect(await marked('/reports?lang=en')).toEqual(['Reports']);
    expect(await marked('/reports/7')).toEqual(['Reports']);
    expect(await marked('/reportsnew')).toEqual([]);
    expect(await marked('/apply', 'quote')).toEqual(['Quote']);
  });

  test('the menu of the user has the account links it is given, and no others', async () => {
    const menu = (links: { navId: string; label: string; href: string }[]) =>
      markupOf(<UserMenu name="Ana" items={links} onSignOut={nothing} />);
    expect(await menu([{ navId: 'account', label: 'Your account', href: '/account' }])).toContain(
      'href="/account"',
    );
    expect(await menu([])).not.toContain('href');
  });

  test('the button of the account is named with the number of tasks where they are found in its menu', async () => {
    const button = async (navId: string) => {
      const links = [{ navId, label: 'Work', href: '/work' }];
      const menu = <UserMenu name="Ana" items={links} onSignOut={nothing} />;
      const markup = await markupOf(<MarkContext value={<b>, 3 open tasks</b>}>{menu}</MarkContext>);
      return wordsOf(
        markup.slice(0, markup.indexOf('</button>')).replace(/<(\w+)[^>]*aria-hidden="true".*?<\/\1>/g, ''),
      );
    };
    expect(await button('tasks')).toMatch(/Account of Ana ?, 3 open tasks/);
    expect(await button('leads')).not.toContain('open tasks');
  });
});

describe('language', () => {
  test('[LN-002] the toggle names the other language, in that language', async () => {
    const toggle = <LanguageToggle href="/x" />;
    expect(await markupOf(toggle, 'en')).toMatch(/lang="fr-CA"[^>]*>Français</);
    expect(await markupOf(toggle, 'fr')).toMatch(/lang="en-CA"[^>]*>English</);
  });
});

describe('banner, footer, assistance', () => {
  test('a partner wears our mark', async () => {
    const markOf = async (label: 'house' | 'partner') =>
      /<path d="([^"]+)"/.exec(await markupOf(<Wordmark label={label} href="/" />))?.[1] ?? '';
    const house = await markOf('house');
    expect(house).not.toBe('');
    expect(await markOf('partner')).toBe(house);
  });

  test('the banner shows the name of the organization that it is given', async () => {
    expect(wordsOf(await markupOf(<Banner brand="Portage" organizationName="Agence Boréale" />))).toBe(
      'Portage Agence Boréale',
    );
    expect(wordsOf(await markupOf(<Banner brand="Portage" />))).toBe('Portage');
  });

  test('the top text of the footer shows when asked for, and is absent otherwise', async () => {
    const footer = (showsTopText: boolean) =>
      markupOf(<Footer items={[]} year={2026} showsTopText={showsTopText} />);
    expect(await footer(true)).toContain('Travel insurance for Canadians');
    expect(await footer(false)).not.toContain('Travel insurance for Canadians');
  });

  test('[NV-035] phone and email are links', async () => {
    const markup = await markupOf(<Assistance phone="1-800-555-0142" email="aide@portage.example" />, 'fr');
    expect(markup).toContain('href="tel:18005550142"');
    expect(markup).toContain('href="mailto:aide@portage.example"');
  });

  test('every page says sample while the data is made up', async () => {
    const frame = async (sample: boolean) =>
      wordsOf(
        await markupOf(
          <AppFrame sample={sample} banner="Portage">
            <h1>Trip</h1>
          </AppFrame>,
        ),
      );
    expect(await frame(true)).toContain('Sample');
    expect(await frame(false)).not.toContain('Sample');
  });
});

describe('error pages', () => {
  const page = (code: 403 | 404 | 500, language: 'en' | 'fr') =>
    markupOf(
      <ErrorPage
        code={code}
        personalSiteHref="https://www.portage-insurance.example"
        homeHref="/"
        contact={{ phone: '1-800-555-0142', email: 'help@portage.example' }}
        requestId="01ABC"
      />,
      language,
    );

  test('[ER-004] page not found shows 404', async () => {
    expect(wordsOf(await page(404, 'en'))).toMatch(/404 Page not found/);
  });

  test('[ER-005] a failure shows 500', async () => {
    expect(wordsOf(await page(500, 'en'))).toMatch(/500 Internal server error/);
  });

  test('[ER-006] a refusal shows 403 in the current language', async () => {
    expect(wordsOf(await page(403, 'en'))).toMatch(/403 Access denied/);
    expect(wordsOf(await page(403, 'fr'))).toMatch(/403 Accès refusé/);
  });

  test.each([
    [403, 'en', 'the right account', 'access in your organization'],
    [403, 'fr', 'le bon compte', 'demandez l’accès'],
    [500, 'en', 'Wait a few minutes', 'start from the home page'],
    [500, 'fr', 'Attendez quelques minutes', 'repartez de l’accueil'],
  ] as const)('error %i advises in %s first what fits it', async (code, language, ...advice) => {
    const tips = (await page(code, language)).match(/<li>.*?<\/li>/g) ?? [];
    expect(tips[0]).toContain(advice[0]);
    expect(tips[1]).toContain(advice[1]);
  });

  test.each([
    ['en', 'For access, call 1-800-555-0142 or write to help@portage.example'],
    ['fr', 'Pour obtenir l’accès, téléphonez au 1-800-555-0142 ou écrivez à help@portage.example'],
  ] as const)(
    '(R-352) a refusal says in %s whom to call, and no other error does',
    async (language, words) => {
      const refusal = await page(403, language);
      expect(wordsOf(refusal)).toContain(words);
      expect(refusal).toContain('href="tel:18005550142"');
      expect(wordsOf(await page(500, language))).not.toContain('1-800-555-0142');
    },
  );

  test('page not found advises about the address alone', async () => {
    const markup = await page(404, 'en');
    expect(markup.match(/<li>/g)).toHaveLength(4);
    expect(wordsOf(markup)).toContain('What you can try Check the address');
  });

  test.each([403, 404, 500] as const)(
    '[ER-007] [ER-008] error %i lists the four tips and leads to the personal site',
    async (code) => {
      const markup = await page(code, 'en');
      const words = wordsOf(markup);
      for (const tip of [
        'Check the address',
        'Copy the link again',
        'Type the address again',
        'contact the help desk',
      ]) {
        expect(words).toContain(tip);
      }
      expect(markup).toContain('href="https://www.portage-insurance.example"');
      expect(words).toContain('01ABC');
    },
  );

  test('[ER-009] title, tips and link have a French version', async () => {
    const words = wordsOf(await page(404, 'fr'));
    for (const text of [
      'Page introuvable',
      'Vérifiez l’adresse',
      'Copiez de nouveau le lien',
      'Saisissez l’adresse de nouveau',
      'soutien technique',
      'assurance pour les particuliers',
    ]) {
      expect(words).toContain(text);
    }
  });

  test('an area that is not built yet says so in both languages', async () => {
    const area = <AreaNotOpenPage area="Licences" homeHref="/" />;
    expect(wordsOf(await markupOf(area, 'en'))).toContain('Not open yet Licences');
    expect(wordsOf(await markupOf(area, 'fr'))).toContain('Pas encore ouvert Licences');
  });
});
