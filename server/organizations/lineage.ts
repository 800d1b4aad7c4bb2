import { defaultOrganization } from '#domain/organizations.ts';
import type { Organization, Organizations } from './organizations.ts';

/** Codes of an organization and of those above it, the nearest first, at last the default one. */
export function lineageOf(organizations: Organizations, organization: Organization): string[] {
  const codes: string[] = [];
  for (
    let each: Organization | null = organization;
    each !== null && !codes.includes(each.code);
    each = each.parentCode === null ? null : organizations.find(each.parentCode)
  ) {
    codes.push(each.code);
  }
  return codes.includes(defaultOrganization) ? codes : [...codes, defaultOrganization];
}
