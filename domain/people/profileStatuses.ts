/** [US-021] NEW until the first sign-in; who is INACTIVE signs in no more. */
export const profileStatuses = ['NEW', 'ACTIVE', 'INACTIVE'] as const;
export type ProfileStatus = (typeof profileStatuses)[number];
