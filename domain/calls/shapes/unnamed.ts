import * as z from 'zod';
import { referenceNumber } from './text.ts';

/** Who is insured without a name yet: the number within the purchase, the policy, and the age. */
export const unnamedPerson = z.object({
  reference: referenceNumber,
  policyNumber: z.string(),
  age: z.number(),
});
export type UnnamedPerson = z.output<typeof unnamedPerson>;

/** Those of whom a name is still to follow. */
export const unnamedPeople = z.object({ people: z.array(unnamedPerson) });
