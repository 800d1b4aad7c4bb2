import type {
  LicenseStatus,
  LicenseType,
  ScreeningStatus,
  ShownLicenseStatus,
} from '#domain/licensing/licenses.ts';
import type { Defaulted } from '../database/columns.ts';

type LicenseFields = {
  id: string;
  license_type: LicenseType;
  organization_code: string | null;
  profile_ref: string | null;
  license_number: string | null;
  legal_name: string | null;
  licensed_province: string;
  effective_date: string | null;
  expired_date: string | null;
  screening_effective_date: string | null;
  status: LicenseStatus;
};

export type LicensingTables = {
  licenses: LicenseFields & {
    screening_status: Defaulted<ScreeningStatus>;
    is_deleted: Defaulted<boolean>;
    /** Counts its changes; 1 for a new one. */
    revision: Defaulted<number>;
    created_at: Defaulted<Date>;
    updated_at: Defaulted<Date>;
  };
  /** What lists of licences are read from; the database keeps it in step with licences, people and organizations. */
  license_listing: LicenseFields & {
    screening_status: ScreeningStatus;
    is_deleted: boolean;
    first_name: string | null;
    last_name: string | null;
    profile_code: string | null;
    branch_code: string | null;
    organization_name_en: string | null;
    organization_name_fr: string | null;
    /** Codes of all organizations of its owner. */
    organizations: string[];
    shown_status: ShownLicenseStatus;
    /** Texts as they are compared and sorted: without case and accents. */
    name_key_en: string;
    name_key_fr: string;
    number_key: string;
    branch_key: string;
    profile_key: string;
    /** Words of names, each as it is compared. */
    first_name_words: string;
    last_name_words: string;
    legal_name_words: string;
    organization_words: string;
  };
};
