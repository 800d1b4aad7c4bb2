import type { AgentOption } from '../calls/licensing/listAgents.ts';
import type { Bilingual } from '../locales.ts';

/** [CP-021] The agency itself, in the place of an agent's profileRef. */
export const internalCompany = 'INTERNAL_COMPANY';

/** [CP-021] In whose name a purchase is made: the profileRef of an agent, or the internal company. */
export type SellerRef = string;

/** [CP-028] [CP-029] Whom a purchase can be made for, for whom the session works now, and who is signed in. */
export type Sellers = {
  company: Bilingual;
  agents: readonly AgentOption[];
  current: SellerRef;
  /** Profile reference of who is signed in. */
  own: SellerRef | null;
};

/** The agent whom a session works for, as a seller. */
export function sellerOf(distributorRef: string | null): SellerRef {
  return distributorRef ?? internalCompany;
}

/** [OS-007] The agent whom a switch names: none for the internal company. */
export function agentOf(seller: SellerRef): string | null {
  return seller === internalCompany ? null : seller;
}

/** Whether a seller is among those who can be chosen. */
export function isListed({ agents }: Pick<Sellers, 'agents'>, seller: SellerRef): boolean {
  return seller === internalCompany || agents.some(({ value }) => value === seller);
}

/** Who is chosen when the list comes: whoever was chosen earlier, else the agent whom the session works for, else who is signed in. */
export function firstChoice(sellers: Sellers, earlier: SellerRef | null): SellerRef {
  const { current, own } = sellers;
  const wanted = [earlier, agentOf(current), own].find((one) => one !== null && isListed(sellers, one));
  return wanted ?? internalCompany;
}
