import type { LicenseField } from '#domain/licensing/licenseRules.ts';
import { Problem } from '../http/problem.ts';

/** [LF-061] Indexes of the database that hold only one licence each of an owner, and the field that they are about. */
const indexes: Readonly<Record<string, LicenseField>> = {
  licenses_once_per_province: 'licensedProvince',
  licenses_once_per_number: 'licenseNumber',
};

/**
 * Waits for a write of a licence, which the database decides on also between two requests at once.
 * @throws Problem 409 `license.duplicate`
 */
export async function onceOnly<Written>(write: Promise<Written>): Promise<Written> {
  try {
    return await write;
  } catch (failure) {
    const { constraint = '' } = failure as { constraint?: string };
    const field = indexes[constraint];
    if (field === undefined) throw failure;
    throw new Problem(409, 'license.duplicate', { fields: { [`body.license.${field}`]: 'notUnique' } });
  }
}
