import type { ApplicationKey } from '#domain/applications.ts';
import type { Browser, OperatingSystem } from '#domain/devices.ts';
import type { EmploymentType } from '#domain/employmentTypes.ts';
import type { Language } from '#domain/locales.ts';
import type { ProfileStatus } from '#domain/people/profileStatuses.ts';
import type { RoleName, UserType } from '#domain/permissions/roles.ts';
import type { Defaulted } from '../database/columns.ts';

export type IdentityTables = {
  profiles: {
    profile_ref: string;
    reference_number: string | null;
    /** The part of the email before the at sign. */
    profile_code: string;
    user_type: UserType;
    role: RoleName;
    status: Defaulted<ProfileStatus>;
    first_name: string;
    last_name: string;
    email: string;
    lang: Defaulted<Language>;
    title: string | null;
    seller_code: string | null;
    /** The last day on which the person signs in. */
    expires_on: Defaulted<string | null>;
    deleted_at: Defaulted<Date | null>;
    employment_type: Defaulted<EmploymentType>;
    city: string | null;
    province: string | null;
    country: Defaulted<string>;
    created_by: string | null;
    created_at: Defaulted<Date>;
    updated_at: Defaulted<Date>;
    /** Counts its changes; 1 for a new one. */
    revision: Defaulted<number>;
  };
  profile_organizations: {
    profile_ref: string;
    organization_code: string;
    is_default: Defaulted<boolean>;
  };
  /** Who signs in is issuer and subject, never a name. */
  identities: {
    issuer: string;
    subject: string;
    profile_ref: string;
    last_sign_in_at: Date | null;
  };
  sessions: {
    /** Hash of the cookie's value; the value itself is stored nowhere. */
    id_hash: string;
    application: ApplicationKey;
    user_type: UserType;
    /** Null for the anonymous consumer. */
    profile_ref: string | null;
    user_ref: string;
    issuer: string | null;
    subject: string | null;
    role: RoleName;
    organization_code: string | null;
    distributor_ref: string | null;
    selling_code: string | null;
    /** The organization is not one that the person's role reaches. */
    visiting: Defaulted<boolean>;
    ref_code: string | null;
    /** What the person recognizes the session by; null for the anonymous consumer. */
    browser: Browser | null;
    operating_system: OperatingSystem | null;
    token_generation: Defaulted<number>;
    token_renewed_at: Date;
    created_at: Date;
    seen_at: Date;
    expires_at: Date;
    ends_at: Date;
    ended_at: Date | null;
  };
  used_id_tokens: {
    token_hash: string;
    expires_at: Date;
  };
};
