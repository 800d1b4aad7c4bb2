import type { JsonColumn } from '../database/columns.ts';

export type PolicyLinkTables = {
  /** What a signed link opens: some policies of one purchase, until it is too old or revoked. */
  policy_links: {
    id: string;
    policy_id: string;
    policy_numbers: JsonColumn<readonly string[]>;
    lang: 'EN' | 'FR';
    created_at: Date;
    revoked_at: Date | null;
  };
};
