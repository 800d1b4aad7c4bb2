import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Decision, DeclineReason, Outcome } from '../gateway/outcomes.ts';
import type { State } from '../state.ts';
import type { CardBrand } from './cardRules.ts';

/** Seconds for which a token can be charged. */
export const tokenLifeSeconds = 900;

export type CardToken = {
  dataKey: string;
  brand: CardBrand;
  last4: string;
  decision: Decision;
  createdAt: number;
  /** The order that spent it, or null. */
  spentBy: string | null;
};

/** Single-use tokens. The number is never kept: only a salted digest, its last four digits and its brand. */
export type Tokens = {
  /** @returns a data key of 20 digits, the first one the card's own. */
  issue(pan: string, brand: CardBrand, decision: Decision): string;
  find(dataKey: string): CardToken | null;
  /** Why the token cannot be charged for another order, or null when it can. */
  refusal(token: CardToken | null): DeclineReason | null;
  spend(dataKey: string, orderId: string): void;
};

type TokenRow = {
  data_key: string;
  brand: CardBrand;
  last4: string;
  outcome: Outcome;
  reason: DeclineReason | null;
  created_at: number;
  spent_by: string | null;
};

export function createTokens(state: State, clock: Clock): Tokens {
  state.run(`CREATE TABLE IF NOT EXISTS card_tokens (
    data_key TEXT PRIMARY KEY, digest BLOB NOT NULL, salt BLOB NOT NULL, last4 TEXT NOT NULL, brand TEXT NOT NULL,
    outcome TEXT NOT NULL, reason TEXT, created_at INTEGER NOT NULL, spent_by TEXT)`);
  return {
    issue(pan, brand, { outcome, reason }) {
      const salt = randomBytes(16);
      const dataKey = pan.charAt(0) + Array.from({ length: 19 }, () => randomInt(10)).join('');
      state.run(
        `INSERT INTO card_tokens (data_key, digest, salt, last4, brand, outcome, reason, created_at)
         VALUES ($dataKey, $digest, $salt, $last4, $brand, $outcome, $reason, $createdAt)`,
        {
          dataKey,
          digest: createHash('sha256').update(salt).update(pan).digest(),
          salt,
          last4: pan.slice(-4),
          brand,
          outcome,
          reason,
          createdAt: clock.now(),
        },
      );
      return dataKey;
    },
    find(dataKey) {
      const row = state.first<TokenRow>('SELECT * FROM card_tokens WHERE data_key = $dataKey', { dataKey });
      if (!row) return null;
      return {
        dataKey,
        brand: row.brand,
        last4: row.last4,
        decision: { outcome: row.outcome, reason: row.reason },
        createdAt: row.created_at,
        spentBy: row.spent_by,
      };
    },
    refusal(token) {
      if (!token) return 'token.unknown';
      if (token.spentBy !== null) return 'token.used';
      return clock.now() >= token.createdAt + tokenLifeSeconds * 1000 ? 'token.expired' : null;
    },
    spend(dataKey, orderId) {
      state.run('UPDATE card_tokens SET spent_by = $orderId WHERE data_key = $dataKey AND spent_by IS NULL', {
        dataKey,
        orderId,
      });
    },
  };
}
