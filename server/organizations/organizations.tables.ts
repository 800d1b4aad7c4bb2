import type { Generated } from 'kysely';
import type { OrganizationContent } from '#domain/calls/organizations/getContent.ts';
import type { Language } from '#domain/locales.ts';
import type { OrganizationCategory } from '#domain/organizations.ts';
import type { PaymentGateway } from '#domain/payment/gateways.ts';
import type { SalesChannel } from '#domain/applications.ts';
import type { DayColumn, Defaulted, JsonColumn, NullableJsonColumn } from '../database/columns.ts';

export type WhiteLabel = 'cover-me' | 'employee' | 'tc' | 'partner';

export type Banking = {
  bankName: string;
  bankTransit: string;
  bankNumber: string;
  accountNumber: string;
  bankProvince: string;
};

export type LegalEntity = {
  legalName: string;
  CRANumber: string;
  QuebecNumber: string | null;
  addressLine1: string;
  addressLine2: string | null;
  postalCode: string;
  city: string;
  province: string;
  country: string;
  hasHST: boolean;
};

export type CommissionOverride = { organization: string; amount: string; effectiveDate: string };

export type OrganizationTables = {
  organizations: {
    code: string;
    parent_code: string | null;
    category: OrganizationCategory;
    status: Defaulted<'ACTIVE' | 'INACTIVE'>;
    name_en: string;
    name_fr: string;
    business_type: string | null;
    affiliation_code: string | null;
    program_code: string | null;
    policy_prefix: string | null;
    city: string | null;
    province: string | null;
    company_website: string | null;
    bdm: string | null;
    default_service_account: string | null;
    /** Reference id under which the public reaches this organization's white label. */
    ref_code: string | null;
    white_label: Defaulted<WhiteLabel>;
    payment_gateways: Defaulted<PaymentGateway[]>;
    /** [PY-032] Profile of the card provider's hosted frame; null takes the setting. */
    card_profile_id: string | null;
    /** [QQ-030] [QQ-035] Years and dollars; null takes the default, all three null those of the organization above. */
    minimum_age: number | null;
    maximum_age: number | null;
    minimum_trip_cost: number | null;
    /** [OS-030] Only the value `true` switches a flag on. */
    feature_flags: JsonColumn<Record<string, unknown>>;
    logo: Buffer | null;
    logo_media_type: string | null;
    created_by: string | null;
    updated_by: string | null;
    created_at: Defaulted<Date>;
    updated_at: Defaulted<Date>;
  };
  organization_content: {
    organization_code: string;
    lang: Language;
    sales_channel: SalesChannel;
    content: JsonColumn<
      Omit<OrganizationContent, 'organizationCode' | 'organizationName' | 'organizationNameInFrench'>
    >;
    updated_at: Defaulted<Date>;
  };
  organization_contracts: {
    id: Generated<number>;
    organization_code: string;
    effective_date: DayColumn;
    expiry_date: string | null;
    pay_frequency: string | null;
    commission_recipient: Defaulted<boolean>;
    compensation_code: string | null;
    sponsor_code: string | null;
    exclusive_contract: Defaulted<boolean>;
    sales_channels: Defaulted<SalesChannel[]>;
    banking: NullableJsonColumn<Banking>;
    legal_entity: NullableJsonColumn<LegalEntity>;
    overrides: JsonColumn<CommissionOverride[]>;
  };
  /** Organizations that people moved between. */
  recent_organizations: {
    profile_ref: string;
    /** Newest first. */
    codes: string[];
  };
  organization_contacts: {
    id: Generated<number>;
    organization_code: string;
    contact_name: string;
    email: string;
    contact_type: string;
  };
};
