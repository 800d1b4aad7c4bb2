import { z } from 'zod';

/** An organization as lists show it. */
export const listedOrganization = z.object({
  code: z.string(),
  organizationName: z.string(),
  organizationNameInFrench: z.string(),
});
