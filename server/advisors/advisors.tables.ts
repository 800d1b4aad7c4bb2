import type { AdvisorIdField } from '#domain/advisors/sponsors.ts';

export type AdvisorTables = {
  /** What is known of an advisor beside the profile. */
  advisors: {
    profile_ref: string;
    phone: string | null;
    address_line_1: string | null;
    address_line_2: string | null;
    postal_code: string | null;
    /** [AD-069] Who else receives the advisor’s messages. */
    recipient_emails: string[];
    /** Digest of the request that made it, so that the same one sent again makes nothing. */
    request_hash: string;
  };
  /** [AD-022] Under which ids sponsors know an advisor; they open nothing of the sponsor. */
  advisor_sponsors: {
    profile_ref: string;
    sponsor_code: string;
    counselor_id: string | null;
    party_id: string | null;
    is_default: boolean;
  };
};

export const idColumns = { partyId: 'party_id', counselorId: 'counselor_id' } as const satisfies Record<
  AdvisorIdField,
  string
>;
