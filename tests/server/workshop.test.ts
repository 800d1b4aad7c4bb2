import { expect as see, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workshopOf } from '#server/start/workshop.ts';
import { openBrowser } from '#tests/support/browserOfWorker.ts';
import { openWorkshop, type Workshop } from '#tests/support/workshop.ts';

let workshop: Workshop;
let page: Page;
let loads = 0;
const refusedByPolicy: string[] = [];

beforeAll(async () => {
  workshop = await openWorkshop();
  page = await (await openBrowser()).newPage();
  page.on('load', () => {
    loads += 1;
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusedByPolicy.push(message.text());
  });
  await page.goto(`${workshop.origin}/get-a-quote?lang=en`);
  await page.getByLabel('Age', { exact: true }).fill('51');
});
afterAll(async () => {
  await page.close();
  await workshop.close();
});

const nothingIsLost = async () => {
  await see(page.getByLabel('Age', { exact: true })).toHaveValue('51');
  expect(loads).toBe(1);
};

it('shows a changed view in the open page, and keeps what was typed', async () => {
  await workshop.edit('src/ui/quickQuote/QuickQuoteScreen.tsx', "{text('title')}", "{text('trip.title')}");
  await see(page.getByRole('heading', { level: 1 })).toContainText('The trip');
  await nothingIsLost();
});

it('shows a changed text in the open page, and keeps what was typed', async () => {
  await workshop.edit('locales/en-CA/quickQuote.json', '"The trip"', '"The voyage"');
  await see(page.getByRole('heading', { level: 1 })).toContainText('The voyage');
  await nothingIsLost();
});

it('loses none of ten changes of a text, though its file is empty for a moment as it is written', async () => {
  const texts = ['The voyage', ...Array.from({ length: 10 }, (_, change) => `Voyage ${change + 1}`)];
  for (const [change, text] of texts.slice(1).entries()) {
    await workshop.edit('locales/en-CA/quickQuote.json', `"${texts[change]}"`, `"${text}"`);
    await see(page.getByRole('heading', { level: 1 })).toContainText(text);
  }
  await nothingIsLost();
});

it('starts the server again for a file of the server alone', async () => {
  expect(workshop.starts()).toBe(1);
  await workshop.edit('locales/en-CA/server.json', '"', ' "');
  await expect.poll(workshop.starts, { timeout: 60_000 }).toBe(2);
  await nothingIsLost();
});

it('serves every page from the same files, with nothing refused by its policy', async () => {
  for (const [path, module] of [
    ['/kit', '/src/kitPage.tsx'],
    ['/your-policy', '/src/policyLinkPage.tsx'],
    ['/login/silent', '/src/signInWindow.ts'],
  ]) {
    const answer = await fetch(workshop.origin + path);
    const [, mark] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
    expect(await answer.text(), path).toMatch(new RegExp(`<script[^>]*src="${module}"[^>]*nonce="${mark}"`));
  }
  expect(refusedByPolicy).toEqual([]);
});

it('is refused to a portal that is more than a sample', () => {
  const options = ['--fresh', '--workshop=http://127.0.0.1:5173'];
  expect(() => workshopOf(options, { sample: false })).toThrow('for the sample on this machine alone');
  expect(workshopOf(['--fresh'], { sample: false })).toBeNull();
});
