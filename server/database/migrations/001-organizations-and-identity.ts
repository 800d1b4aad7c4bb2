import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organizations (
      code text primary key,
      parent_code text references organizations (code),
      category text not null check (category in ('AGENCY', 'BROKERAGE', 'BROKER', 'AFFILIATION', 'SPONSOR')),
      status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
      name_en text not null,
      name_fr text not null,
      business_type text,
      affiliation_code text,
      program_code text,
      policy_prefix text,
      company_website text,
      bdm text,
      default_service_account text,
      ref_code text unique,
      white_label text not null default 'partner' check (white_label in ('cover-me', 'employee', 'tc', 'partner')),
      payment_gateways text[] not null default '{MONERIS}',
      card_profile_id text,
      feature_flags jsonb not null default '{}',
      logo bytea,
      logo_media_type text,
      created_by text,
      updated_by text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (code <> parent_code)
    )`.execute(db);
  await sql`create index organizations_parent on organizations (parent_code)`.execute(db);

  await sql`
    create table organization_content (
      organization_code text not null references organizations (code),
      lang text not null check (lang in ('en', 'fr')),
      sales_channel text not null check (sales_channel in ('b2b', 'b2c')),
      content jsonb not null,
      updated_at timestamptz not null default now(),
      primary key (organization_code, lang, sales_channel)
    )`.execute(db);

  await sql`
    create table organization_contracts (
      id bigint generated always as identity primary key,
      organization_code text not null references organizations (code),
      effective_date date not null,
      expiry_date date,
      pay_frequency text,
      commission_recipient boolean not null default false,
      compensation_code text,
      sponsor_code text,
      exclusive_contract boolean not null default false,
      sales_channels text[] not null default '{b2b}',
      banking jsonb,
      legal_entity jsonb,
      overrides jsonb not null default '[]',
      check (expiry_date is null or expiry_date >= effective_date)
    )`.execute(db);
  await sql`create index organization_contracts_of on organization_contracts (organization_code)`.execute(db);

  await sql`
    create table organization_contacts (
      id bigint generated always as identity primary key,
      organization_code text not null references organizations (code),
      contact_name text not null,
      email text not null,
      contact_type text not null
    )`.execute(db);
  await sql`create index organization_contacts_of on organization_contacts (organization_code)`.execute(db);

  await sql`
    create table profiles (
      profile_ref text primary key,
      reference_number text unique,
      profile_code text not null,
      user_type text not null check (user_type in ('lanid', 'ciamid')),
      role text not null,
      status text not null default 'NEW' check (status in ('NEW', 'ACTIVE', 'INACTIVE')),
      first_name text not null,
      last_name text not null,
      email text not null,
      lang text not null default 'en' check (lang in ('en', 'fr')),
      title text,
      seller_code text,
      employment_type text not null default 'NOT_APPLICABLE'
        check (employment_type in ('LIA', 'REGULAR', 'INDCONTRACTOR', 'NOT_APPLICABLE')),
      city text,
      province text,
      country text not null default 'CA',
      created_by text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index profiles_code on profiles (lower(profile_code), user_type)`.execute(db);

  await sql`
    create table profile_organizations (
      profile_ref text not null references profiles (profile_ref),
      organization_code text not null references organizations (code),
      is_default boolean not null default false,
      primary key (profile_ref, organization_code)
    )`.execute(db);
  await sql`
    create unique index profile_default_organization on profile_organizations (profile_ref) where is_default
  `.execute(db);
  await sql`create index profile_organizations_of on profile_organizations (organization_code)`.execute(db);

  await sql`
    create table identities (
      issuer text not null,
      subject text not null,
      profile_ref text not null references profiles (profile_ref),
      last_sign_in_at timestamptz,
      primary key (issuer, subject)
    )`.execute(db);
  await sql`create index identities_of on identities (profile_ref)`.execute(db);

  await sql`
    create table licenses (
      id text primary key,
      license_type text not null check (license_type in ('AGENT', 'AGENCY')),
      organization_code text references organizations (code),
      profile_ref text references profiles (profile_ref),
      license_number text not null,
      legal_name text,
      licensed_province text not null,
      effective_date date,
      expired_date date,
      screening_effective_date date,
      screening_status text not null default 'NA'
        check (screening_status in ('APPROVED', 'DECLINED', 'IN_PROGRESS', 'NA')),
      status text not null
        check (status in ('AUTHORIZED', 'IN_PROGRESS', 'NOT_AUTHORIZED', 'RENEWAL_PENDING')),
      is_deleted boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((license_type = 'AGENT') = (profile_ref is not null)),
      check ((license_type = 'AGENCY') = (organization_code is not null))
    )`.execute(db);

  await sql`
    create table sessions (
      id_hash text primary key,
      application text not null,
      user_type text not null check (user_type in ('lanid', 'ciamid')),
      profile_ref text references profiles (profile_ref),
      user_ref text not null,
      issuer text,
      subject text,
      role text not null,
      organization_code text references organizations (code),
      distributor_ref text,
      selling_code text,
      ref_code text,
      scope text,
      token_generation integer not null default 0,
      token_renewed_at timestamptz not null,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null,
      ends_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index sessions_of on sessions (profile_ref)`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);

  await sql`
    create table used_id_tokens (
      token_hash text primary key,
      expires_at timestamptz not null
    )`.execute(db);
}
