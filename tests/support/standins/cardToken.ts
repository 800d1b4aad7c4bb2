import type { Standins } from './startStandins.ts';

export type CardToType = { pan: string; exp?: string; cvd?: string };
export type TokenAnswer = { responseCode: string[]; dataKey: string; errorMessage: string; bin: string };
type TokenOptions = { profile?: string; embeddedBy?: string; lang?: 'en' | 'fr' };

/** Asks the vault for a token the way the frame does, without a browser. */
export async function askForToken(
  standins: Pick<Standins, 'cardOrigin'>,
  { pan, exp = '1299', cvd = '123' }: CardToType,
  { profile = 'PORTAGE-SAMPLE', embeddedBy = 'http://localhost:3001', lang = 'en' }: TokenOptions = {},
): Promise<TokenAnswer> {
  const response = await fetch(`${standins.cardOrigin}/HPPtoken/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      profile,
      embeddedBy,
      lang,
      shown: ['pan', 'exp', 'cvd'],
      card: { pan, exp, cvd },
    }),
  });
  const { answer } = (await response.json()) as { answer: TokenAnswer };
  return answer;
}

/** The data key of a card, an approved one unless told. */
export async function dataKeyOf(standins: Standins, pan = '4242424242424242'): Promise<string> {
  return (await askForToken(standins, { pan })).dataKey;
}
