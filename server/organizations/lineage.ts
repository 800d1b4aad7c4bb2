import { defaultOrganization } from '#domain/organizations.ts';
import type { Organization, Organizations } from './organizations.ts';

/** An organization and those above it, the nearest first. */
export function lineOf(
  organizations: Pick<Organizations, 'find'>,
  organization: Organization,
): Organization[] {
  const line: Organization[] = [];
  for (
    let each: Organization | null = organization;
    each !== null && !line.includes(each);
    each = each.parentCode === null ? null : organizations.find(each.parentCode)
  ) {
    line.push(each);
  }
  return line;
}

/** [CN-006] The refCode under which an organization sells to the public: its own, or the nearest one above it. */
export function publicRefCodeOf(
  organizations: Pick<Organizations, 'find'>,
  organization: Organization,
): string | null {
  return lineOf(organizations, organization).find(({ refCode }) => refCode !== null)?.refCode ?? null;
}

/** Codes of an organization and of those above it, the nearest first, at last the default one. */
export function lineageOf(organizations: Organizations, organization: Organization): string[] {
  const codes = lineOf(organizations, organization).map(({ code }) => code);
  return codes.includes(defaultOrganization) ? codes : [...codes, defaultOrganization];
}
