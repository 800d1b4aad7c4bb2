/** Why premium moves. */
export const premiumReasons = ['PURCHASE', 'ENDORSEMENT', 'CANCELLATION', 'REINSTATEMENT'] as const;

/** Why a version of a policy was written. */
export const versionReasons = ['ACTIVATION', 'NAMES_GIVEN', ...premiumReasons] as const;
export type VersionReason = (typeof versionReasons)[number];
