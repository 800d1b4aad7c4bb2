import { expect, test } from 'vitest';
import { AreaNotOpenPage } from '#src/ui/pages/AreaNotOpenPage.tsx';
import { AppFrame } from '#src/ui/shell/AppFrame.tsx';
import { MarkContext } from '#src/ui/shell/markContext.ts';
import { NavLinks } from '#src/ui/shell/NavLinks.tsx';
import { UserMenu } from '#src/ui/shell/UserMenu.tsx';
import { markupOf, wordsOf } from '#tests/support/markup.tsx';

const nothing = () => undefined;

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

test('an area that is not built yet says so in both languages', async () => {
  const area = <AreaNotOpenPage area="Licences" homeHref="/" />;
  expect(wordsOf(await markupOf(area, 'en'))).toContain('Not open yet Licences');
  expect(wordsOf(await markupOf(area, 'fr'))).toContain('Pas encore ouvert Licences');
});
