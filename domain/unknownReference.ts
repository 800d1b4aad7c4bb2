import type { Application } from './applications.ts';

/**
 * Whether an address names a white label that nobody sells under: where the refCode chooses the organization, the
 * session is not with the one that it names.
 */
export function referenceIsUnknown(
  { organizationBeforeSignIn }: Pick<Application, 'organizationBeforeSignIn'>,
  refCode: string | null,
  session: { referenceId: string | null } | null,
): boolean {
  return (
    organizationBeforeSignIn === 'refCode' &&
    refCode !== null &&
    session !== null &&
    session.referenceId !== refCode
  );
}
