import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { Person } from '../tours/journeys/types.ts';
import { type Gate, gateAt } from './gate.ts';

/** Older than every plan takes, so that the server refuses. */
const tooOld = 125;

const bodyOf = (route: Route) => route.request().postDataJSON() as QuoteBody;
/** A card asks for its own plan, the step for whatever is on offer. */
const isOfCard = (route: Route) => bodyOf(route).paxes.some(({ plan }) => plan !== undefined);

/** Holds the prices that cards ask for, or those that the step asks for. */
export function gateAtPrices(page: Page, who: 'cards' | 'step'): Promise<Gate> {
  return gateAt(page, /\/api\/quote$/, 'POST', (route) => isOfCard(route) === (who === 'cards'));
}

/** Lets a request go to the server with travellers who are too old for every plan. */
export async function refuse(
  route: Route,
  isRefused: (referenceNumber: string) => boolean = () => true,
): Promise<void> {
  const body = bodyOf(route);
  const paxes = body.paxes.map((pax) => (isRefused(pax.referenceNumber) ? { ...pax, age: tooOld } : pax));
  await route.fallback({ postData: { ...body, paxes } });
}

export const deductible = (card: Locator): Locator => card.locator('select[id^="deductible."]');
/** The cards of a traveller in their order. */
export const cardsOf = (page: Page, paxId: string): Locator => page.locator(`#plans-${paxId} > ul > li`);

/** The card of a traveller whose plan has a choice of deductibles. */
export const cardWithDeductible = (page: Page, paxId: string): Locator =>
  cardsOf(page, paxId)
    .filter({ has: page.locator('select[id^="deductible."]') })
    .first();

/** A card without that choice whose plan can be taken. */
export const otherCard = (page: Page, paxId: string): Locator =>
  cardsOf(page, paxId)
    .filter({ hasNot: page.locator('select[id^="deductible."]') })
    .first();

/** Chooses another deductible than the one that is chosen. */
export async function changeDeductible(card: Locator): Promise<void> {
  const select = deductible(card);
  const before = await select.inputValue();
  const values = await select
    .locator('option:not([disabled])')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  const another = values.find((value) => value !== '' && value !== before);
  if (another === undefined) throw new Error('The card has no other deductible');
  await select.selectOption(another);
}

export const selectButton = (card: Locator, { text }: Person): Locator =>
  card.getByRole('button', { name: new RegExp(`^${text('planSelection.select')}`) });

/** Takes a plan as a person does: agrees to who is eligible for it. */
export async function takePlan(card: Locator, person: Person): Promise<void> {
  await selectButton(card, person).click();
  const dialog = person.page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await selectButton(dialog, person).click();
  await expect(dialog).toBeHidden();
}
