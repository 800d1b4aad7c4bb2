import { expect, test } from 'vitest';
import type { AnalyticsEvent } from '#domain/analytics.ts';
import { createAnalytics } from '#src/ports/analytics.ts';

const where = { application: 'b2b', language: 'en' } as const;
const pageOf = () => {
  const kept = new Map<string, string>();
  return {
    dataLayer: [] as AnalyticsEvent[],
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  };
};

test('[PL-031 partly] [CP-037 partly] a start and a transaction are told once a quote, and again for another quote in the same tab', () => {
  const page = pageOf();
  const analytics = createAnalytics(page as unknown as Window);
  for (const quote of [1, 2]) {
    for (const event of ['quoteStart', 'quoteStart', 'transaction', 'transaction'] as const)
      analytics.tellOnce({ ...where, event });
    expect(page.dataLayer.map(({ event }) => event)).toEqual(
      Array.from({ length: quote }, () => ['quoteStart', 'transaction']).flat(),
    );
    analytics.beginQuote();
  }
});
