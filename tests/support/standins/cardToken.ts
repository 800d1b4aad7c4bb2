import type { Standins } from './startStandins.ts';

export type CardToType = { pan: string; exp?: string; cvd?: string };
export type TokenAnswer = { responseCode: string[]; dataKey: string; errorMessage: string; bin: string };
type Place = { profile?: string; embeddedBy?: string };
type TokenOptions = Place & { lang?: 'en' | 'fr' };
type Vault = Pick<Standins, 'cardOrigin'>;

/** Loads the card form as a page of the application does, and gives the ticket that came with it. */
export async function ticketOf(
  { cardOrigin }: Vault,
  { profile = 'PORTAGE-SAMPLE', embeddedBy = 'http://localhost:3001' }: Place = {},
): Promise<string> {
  const page = await fetch(`${cardOrigin}/HPPtoken/index.php?id=${encodeURIComponent(profile)}`, {
    headers: embeddedBy === '' ? {} : { referer: `${embeddedBy}/` },
  });
  const [, ticket] = /ticket&quot;:&quot;([\w.-]+)&quot;/.exec(await page.text()) ?? [];
  if (ticket === undefined) throw new Error(`The card form came without a ticket (${page.status})`);
  return ticket;
}

/** Asks the vault with a ticket, once. */
export async function askWithTicket(
  { cardOrigin }: Vault,
  ticket: string,
  { pan, exp = '1299', cvd = '123' }: CardToType,
  lang: 'en' | 'fr' = 'en',
): Promise<{ status: number; body: { answer?: TokenAnswer; ticket?: string; code?: string } }> {
  const response = await fetch(`${cardOrigin}/HPPtoken/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket, lang, shown: ['pan', 'exp', 'cvd'], card: { pan, exp, cvd } }),
  });
  return { status: response.status, body: await response.json() };
}

/** Asks the vault for a token the way the frame does, without a browser. */
export async function askForToken(
  vault: Vault,
  card: CardToType,
  { lang = 'en', ...place }: TokenOptions = {},
): Promise<TokenAnswer> {
  const { status, body } = await askWithTicket(vault, await ticketOf(vault, place), card, lang);
  if (body.answer === undefined) throw new Error(`The vault refused to answer (${status})`);
  return body.answer;
}

/** The data key of a card, an approved one by default. */
export async function dataKeyOf(standins: Standins, pan = '4242424242424242'): Promise<string> {
  return (await askForToken(standins, { pan })).dataKey;
}
