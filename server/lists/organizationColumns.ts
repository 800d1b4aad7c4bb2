/** By language, the columns in which a list has the name of an organization: as it is read, and as it is sorted. */
export const organizationName = { en: 'organization_name_en', fr: 'organization_name_fr' } as const;
export const organizationKey = { en: 'organization_key_en', fr: 'organization_key_fr' } as const;
