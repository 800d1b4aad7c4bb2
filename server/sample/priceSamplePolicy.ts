import { priceRequested } from '#domain/rating/priceTraveller.ts';
import { questionOf } from '#domain/rating/question.ts';
import { pricedColumns } from '../endorsement/changedState.ts';
import { storedBody } from '../endorsement/policyBodies.ts';
import { quickQuoteLimitsOf } from '../organizations/quickQuoteLimits.ts';
import type { PolicyState } from '../policies/policyBook.tables.ts';
import { boughtPriceOf } from '../quotes/priceBoughtPlan.ts';
import type { Pricing } from './pricing.ts';

/** A policy of the sample at the prices of its application date; who would be asked about health keeps what is stated. */
export async function priceSamplePolicy(
  { organizations, shelves }: Pricing,
  state: PolicyState,
): Promise<PolicyState> {
  const { organization_code: code, sales_channel: channel, application_date: applicationDate } = state.policy;
  const organization = organizations.find(code);
  if (!organization) throw new Error(`The sample has no organization ${code}`);
  const body = storedBody(state, undefined);
  const question = questionOf(body, {
    applicationDate,
    limits: quickQuoteLimitsOf(organizations, organization),
    shelf: await shelves.of(organization, channel, applicationDate),
    health: new Map(),
  });
  return {
    ...state,
    paxes: state.paxes.map((pax, at) => {
      const asked = body.paxes[at];
      const priced = asked && priceRequested(question, asked, asked.plan);
      if (!asked || !priced) throw new Error('a pax of the sample is missing');
      if (typeof priced !== 'string')
        return { ...pax, ...pricedColumns(boughtPriceOf(priced, asked, question.shelf)) };
      if (priced === 'questionnaireNeeded' && pax.premium_total_cents > 0) return pax;
      throw new Error(`The sample has no price of ${pax.plan_code} for ${pax.policy_number}: ${priced}`);
    }),
  };
}
