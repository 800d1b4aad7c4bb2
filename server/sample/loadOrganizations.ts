import { gatewaysInUse } from '#domain/payment/gateways.ts';
import { languages } from '#domain/locales.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import { sampleMaker } from './maker.ts';
import { sampleContent } from './organizationContent.ts';
import { sampleLogo } from './sampleLogo.ts';
import { type SampleOrganization, sampleOrganizations } from './organizations.ts';
import { samplePlans } from './plans.ts';

/** Organizations with their content, contacts and contracts; the plans of a contract come with the catalogue. */
export async function loadOrganizations(tx: DatabaseTransaction): Promise<void> {
  await insertRows(
    tx,
    'organizations',
    sampleOrganizations.map((organization) => ({
      code: organization.code,
      logo: sampleLogo(organization.code),
      logo_media_type: sampleLogo(organization.code) && 'image/svg+xml',
      parent_code: organization.parentCode,
      category: organization.category,
      name_en: organization.names.en,
      name_fr: organization.names.fr,
      business_type: organization.businessType,
      policy_prefix: organization.policyPrefix,
      city: organization.city,
      province: organization.province,
      company_website: organization.website,
      ref_code: organization.refCode,
      white_label: organization.whiteLabel,
      payment_gateways: gatewaysInUse(organization.gateways),
      minimum_age: organization.ages?.minimum ?? null,
      maximum_age: organization.ages?.maximum ?? null,
      feature_flags: JSON.stringify(organization.featureFlags),
      created_by: sampleMaker,
    })),
  );
  await insertRows(
    tx,
    'organization_content',
    sampleOrganizations
      .filter(({ parentCode }) => parentCode === null)
      .flatMap((organization) =>
        languages.flatMap((lang) =>
          (['b2b', 'b2c'] as const).map((sales_channel) => ({
            organization_code: organization.code,
            lang,
            sales_channel,
            content: JSON.stringify(sampleContent(organization, lang, sales_channel)),
          })),
        ),
      ),
  );
  await insertRows(
    tx,
    'organization_contacts',
    sampleOrganizations.map(({ code, contact }) => ({
      organization_code: code,
      contact_name: contact.name,
      email: contact.email,
      contact_type: 'PRIMARY',
    })),
  );
  await insertRows(
    tx,
    'organization_contracts',
    sampleOrganizations.flatMap(({ code, contract }) => {
      if (!contract) return [];
      return [
        {
          organization_code: code,
          effective_date: contract.since,
          pay_frequency: 'MONTHLY',
          compensation_code: contract.compensation,
          sales_channels: contract.channels,
          overrides: '[]',
        },
      ];
    }),
  );
}

/** Which plans each contract lets its organization sell. */
export async function loadContractPlans(tx: DatabaseTransaction): Promise<void> {
  const contracts = await tx
    .selectFrom('organization_contracts')
    .select(['id', 'organization_code'])
    .execute();
  const idOf = new Map(contracts.map(({ id, organization_code }) => [organization_code, id]));
  await insertRows(
    tx,
    'contract_plans',
    sampleOrganizations.flatMap((organization) =>
      plansOf(organization).map(({ plan_code, sales_channel }) => ({
        contract_id: idOf.get(organization.code) ?? 0,
        plan_code,
        sales_channel,
      })),
    ),
  );
}

function plansOf({ contract }: SampleOrganization) {
  if (!contract) return [];
  const codes = contract.plans === 'all' ? samplePlans.map(({ code }) => code) : contract.plans;
  return contract.channels.flatMap((sales_channel) =>
    codes.map((plan_code) => ({ plan_code, sales_channel })),
  );
}
