import type { Language } from '#domain/locales.ts';
import { internalCompany, type SellerRef, type Sellers } from '#domain/payment/sellers.ts';
import type { Text } from '../../text/useText.ts';

/** [CP-021] The name of an agent, or of the agency with a word that no agent is named. */
export function sellerName(
  text: Text<'payment'>,
  { company, agents }: Sellers,
  seller: SellerRef,
  language: Language,
): string {
  if (seller === internalCompany) return text('seller.company', { name: company[language] });
  return agents.find(({ value }) => value === seller)?.label ?? '';
}
