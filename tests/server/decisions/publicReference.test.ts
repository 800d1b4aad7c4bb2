import { expect, it } from 'vitest';
import { publicRefCodeOf } from '#server/organizations/lineage.ts';
import type { Organization } from '#server/organizations/organizations.ts';
import { organizationTree } from '#tests/support/server/organizationTree.ts';

const find = (code: string): Organization | null => {
  const known = organizationTree.find(code);
  return known && { ...known, refCode: code === 'BOREAL' ? 'REF100000001' : null };
};

it('[CN-006] the public link of a branch has the reference of the organization above it, and some have none', () => {
  const codes = ['BOREAL', 'BOREAL-MTL', 'TC'].map((code) => publicRefCodeOf({ find }, find(code)!));
  expect(codes).toEqual(['REF100000001', 'REF100000001', null]);
});
