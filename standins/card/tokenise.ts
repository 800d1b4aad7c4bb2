import { z } from 'zod';
import { monthOf, type Clock } from '../clock.ts';
import type { Faults } from '../faults/faults.ts';
import { decisionOfCard } from '../gateway/outcomes.ts';
import type { CardProfile } from '../settings.ts';
import { textsOf, type Language } from '../texts/texts.ts';
import { brandOf, cardFields, codeOf, digitsOf, wrongFields, type FieldCode } from './cardRules.ts';
import type { Tickets } from './tickets.ts';
import type { Tokens } from './tokens.ts';

const longestTicket = 1000;

export const tokenRequest = z.strictObject({
  /** What the page of the frame was loaded with, or what the answer before gave. */
  ticket: z.string().max(longestTicket),
  lang: z.enum(['en', 'fr']),
  shown: z.array(z.enum(cardFields)).max(3),
  card: z.strictObject({ pan: z.string().max(40), exp: z.string().max(10), cvd: z.string().max(10) }),
});
export type TokenRequest = z.infer<typeof tokenRequest>;

export type ResponseCode = '001' | '940' | '941' | '942' | FieldCode;

/** Answer of the card provider's public protocol. */
export type TokenAnswer = {
  responseCode: ResponseCode[];
  dataKey: string;
  errorMessage: string;
  bin: string;
};

/** How the frame hands the answer to its parent; everything but `plain` is a fault. */
export type Delivery = 'plain' | 'systemError' | 'foreignAnswer' | 'malformedAnswer' | 'duplicateAnswer';
export type TokenReply = {
  answer: TokenAnswer;
  delivery: Delivery;
  lateSeconds: number | null;
  never: boolean;
  /** For the next question of the same frame. */
  ticket: string;
};

export type Vault = {
  profiles: readonly CardProfile[];
  tokens: Tokens;
  tickets: Tickets;
  faults: Faults;
  clock: Clock;
};

/**
 * Checks ticket, profile, embedding page and card, and issues a token. The card is in memory only while this runs.
 * @returns null for a ticket that is forged, spent or too old: the frame has to be loaded anew.
 */
export function tokenise(vault: Vault, { ticket, lang, shown, card }: TokenRequest): TokenReply | null {
  const place = vault.tickets.spend(ticket);
  if (!place) return null;
  const { profile: id, embeddedBy } = place;
  const next = vault.tickets.issue(place);
  const reply = (answer: TokenAnswer): TokenReply => ({
    answer,
    ticket: next,
    delivery: 'plain',
    lateSeconds: null,
    never: false,
  });
  const profile = vault.profiles.find((candidate) => candidate.id === id);
  if (!profile) return reply(refused(['940'], lang));
  const isSource = (origin: string) => profile.sourceOrigins.includes(origin);
  if (embeddedBy.length === 0 || !embeddedBy.every(isSource)) return reply(refused(['942'], lang));

  const typed = { pan: digitsOf(card.pan), exp: digitsOf(card.exp), cvd: card.cvd };
  const wrong = wrongFields(
    typed,
    ['pan', ...shown.filter((field) => field !== 'pan')],
    monthOf(vault.clock.now()),
  );
  const brand = brandOf(typed.pan);
  if (wrong.length > 0 || brand === null) {
    return reply(
      refused(
        wrong.map((field) => codeOf[field]),
        lang,
      ),
    );
  }

  const fault = vault.faults.take('frame.token', id);
  const decision = decisionOfCard(typed.pan);
  if (fault?.kind === 'tokenRefused' || decision.outcome === 'tokenRefused')
    return reply(refused(['941'], lang));
  const dataKey = vault.tokens.issue(typed.pan, brand, decision);
  const given = reply({ responseCode: ['001'], dataKey, errorMessage: '', bin: typed.pan.slice(0, 6) });
  if (!fault) return given;
  if (fault.kind === 'never') return { ...given, never: true };
  if (fault.kind === 'late') return { ...given, lateSeconds: fault.seconds };
  return { ...given, delivery: fault.kind };
}

function refused(responseCode: Exclude<ResponseCode, '001'>[], lang: Language): TokenAnswer {
  const t = textsOf(lang);
  const errorMessage = responseCode.map((code) => t(`frame.problem.${code}`)).join(' ');
  return { responseCode, dataKey: '', errorMessage, bin: '' };
}
