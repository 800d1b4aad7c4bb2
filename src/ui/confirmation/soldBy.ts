import type { SellerAsNamed } from '#domain/calls/shapes/policyRecord.ts';
import type { Language } from '#domain/locales.ts';

/** Who sold a policy: the organization, and the agent where there was one. */
export function soldBy({ names, agent }: SellerAsNamed, language: Language): string {
  return agent === null ? names[language] : `${agent}, ${names[language]}`;
}
