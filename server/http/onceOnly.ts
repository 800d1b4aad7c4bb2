import { Problem } from './problem.ts';
import type { ProblemCode } from './texts.ts';

/**
 * Waits for a write of something that there may be only once, on which the database decides also between two requests
 * at once.
 * @param indexes unique indexes by name, and the path of the field that each is about
 * @throws Problem 409 with that field as `notUnique`
 */
export async function onceOnly<Written>(
  write: Promise<Written>,
  code: ProblemCode,
  indexes: Readonly<Record<string, string>>,
): Promise<Written> {
  try {
    return await write;
  } catch (failure) {
    const { constraint = '' } = failure as { constraint?: string };
    const field = indexes[constraint];
    if (field === undefined) throw failure;
    throw new Problem(409, code, { fields: { [field]: 'notUnique' } });
  }
}
