/** [LF-009] [LS-010] Whose a licence is: a person's or an organization's. */
export const licenseTypes = ['AGENT', 'AGENCY'] as const;
export type LicenseType = (typeof licenseTypes)[number];

/** [LF-013] */
export const licenseStatuses = ['AUTHORIZED', 'IN_PROGRESS', 'NOT_AUTHORIZED', 'RENEWAL_PENDING'] as const;
export type LicenseStatus = (typeof licenseStatuses)[number];

/** [LS-012] [LS-013] What a list shows as the status of a licence: a deleted one has no other. */
export const shownLicenseStatuses = [...licenseStatuses, 'DELETED'] as const;
export type ShownLicenseStatus = (typeof shownLicenseStatuses)[number];

/** [LF-014] */
export const screeningStatuses = ['APPROVED', 'DECLINED', 'IN_PROGRESS', 'NA'] as const;
export type ScreeningStatus = (typeof screeningStatuses)[number];
