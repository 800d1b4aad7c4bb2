import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { purchaseId } from '#tests/support/quote/flow.ts';
import { cardIsShown, enterCard } from '#tests/support/sale/cardForm.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { type Visit, visits } from '#tests/support/tours/views/visits.ts';

const visited = visits();
const standins = startedFor(() => startStandins({ applicationOrigins: [visited.origin()] }));

type Paying = Visit<'payment'>;

async function paid(view: Pick<Paying, 'answer' | 'lang' | 'facts' | 'width'>): Promise<Page> {
  const cardFrameUrl = `${standins.cardOrigin}/HPPtoken/index.php`;
  const page = await cardIsShown(await visited.show({ ...view, step: 'payment', cardFrameUrl }));
  await enterCard(page);
  await page.locator('button[type=submit]').click();
  return page;
}

const words = {
  en: {
    attention: 'Somebody is looking into your payment. Do not pay again.',
    inactive: 'Your payment went through. Do not pay again.',
    next: 'You can follow this purchase in the menu, under Tasks: who looks after it, since when, and what was tried.',
    link: /^See this purchase under Tasks/,
  },
  fr: {
    attention: 'Quelqu’un examine votre paiement. Ne payez pas de nouveau.',
    inactive: 'Votre paiement est accepté. Ne payez pas de nouveau.',
    next: 'Vous pouvez suivre cet achat dans le menu, sous Tâches : qui s’en occupe, depuis quand et ce qui a été tenté.',
    link: /^Voir cet achat sous Tâches/,
  },
} as const;

describe.each(['en', 'fr'] as const)('what the payment step cannot settle itself, in %s', (lang) => {
  const { next, link } = words[lang];

  test.each(['attention', 'inactive'] as const)(
    'is found under Tasks by who has that list: %s',
    async (answer) => {
      const page = await paid({ answer, lang, facts: { mayOpenTasks: true }, width: 360 });
      const notice = page.getByRole('status').filter({ hasText: words[lang][answer] });
      await notice.getByText(next).waitFor();
      expect(await notice.getByRole('link', { name: link }).getAttribute('href')).toBe(
        `/tasks?about=purchase.${purchaseId}&lang=${lang}`,
      );
      expect(await accessibilityFindings(page)).toEqual([]);
    },
  );

  test.each(['attention', 'inactive'] as const)('names no list to who has none: %s', async (answer) => {
    const page = await paid({ answer, lang, facts: { mayOpenTasks: false } });
    await page.getByText(words[lang][answer]).waitFor();
    expect(await page.getByRole('link', { name: link }).count()).toBe(0);
    expect(await page.getByText(next).count()).toBe(0);
  });
});
