import type { Language } from '../locales.ts';
import { placeOf, stepAddress } from '../routes.ts';

const [name, value] = ['quote', 'new'] as const;

/** Whether a path is that of the first step of the flow, or the root, which shows it. */
export function isFirstStepAt(path: string): boolean {
  const place = placeOf(path);
  return place.kind === 'root' || (place.kind === 'step' && place.step === 'TRAVELLER_DETAILS');
}

/** Whether an address leaves the quote in hand for a new one. */
export function beginsQuoteAt({ path, search }: { path: string; search: string }): boolean {
  return isFirstStepAt(path) && new URLSearchParams(search).get(name) === value;
}

/** The address at which a new quote begins. */
export function newQuoteAddress(language: Language, refCode: string | null): string {
  return beginningQuote(stepAddress('TRAVELLER_DETAILS', language, refCode));
}

/** An address that leads to the first step, as one at which a new quote begins; any other one as it is. */
export function beginningQuote(href: string): string {
  const [path = '', search = ''] = href.split('?');
  if (!path.startsWith('/') || !isFirstStepAt(path)) return href;
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `${path}?${query}`;
}
