import * as z from 'zod';
import { languages } from '../../locales.ts';
import { planFilters } from '../../resources/planList.ts';
import { defineCall } from '../call.ts';
import { offsetOfRows, paged } from '../shapes/page.ts';
import { planConfiguration, planContent } from '../shapes/productConfiguration.ts';

/** [RS-008] A plan as the resource page lists and compares it. */
export const listedPlan = planConfiguration.pick({ code: true, planType: true, planClass: true }).extend({
  content: planContent.pick({
    name: true,
    code: true,
    lang: true,
    summary: true,
    mostPopular: true,
    pdfLink: true,
    featureRows: true,
  }),
});
export type ListedPlan = z.output<typeof listedPlan>;

/**
 * [RS-002] [RS-007] [RS-016] Five of the plans that the session's organization sells in the channel of the application,
 * and those with the codes of `compared` (up to three, with commas between) that it sells.
 */
export const listPlans = defineCall({
  name: 'listPlans',
  method: 'GET',
  path: '/api/product/plans',
  query: z.strictObject({
    planClass: z.enum(planFilters).optional(),
    offset: offsetOfRows,
    lang: z.enum(languages).default('en'),
    compared: z
      .string()
      .regex(/^[A-Z0-9_]{2,20}(,[A-Z0-9_]{2,20}){0,2}$/)
      .optional(),
  }),
  answers: { 200: paged(listedPlan).extend({ compared: z.array(listedPlan) }) },
  access: { kind: 'claims', allOf: ['APP.VIEW_APP'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 2400, session: 300 },
  example: { query: { planClass: 'TC', offset: '5', lang: 'fr', compared: 'SEMH,MEMH' } },
});
export type PlanPage = z.output<(typeof listPlans)['answers'][200]>;
