import type { ProfileStatus } from '#domain/people/profileStatuses.ts';
import type { RoleName } from '#domain/permissions/roles.ts';

export type PeopleTables = {
  /** What the list of people is read from. */
  people_listing: {
    /** The profileRef. */
    id: string;
    first_name: string;
    last_name: string;
    profile_code: string;
    status: ProfileStatus;
    title: string | null;
    role: RoleName;
    /** Codes of all organizations of the person. */
    organizations: string[];
    first_name_words: string;
    last_name_words: string;
    title_words: string;
    full_name_key: string;
    code_key: string;
    email_key: string;
    title_key: string;
  };
};
