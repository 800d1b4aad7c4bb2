import { statedRelationship } from '#domain/apply/statedRelationship.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { organizationKind } from '#domain/organizations.ts';
import type { FlowForms } from '#domain/flow/flowForms.ts';
import type { QuoteQuestion } from '#domain/quote/quoteBody.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import type { Organization } from '../organizations/organizations.ts';

/** What the forms of a draft ask the price of, at an organization on a day. */
export function draftQuestion(
  { trip, apply }: Pick<FlowForms, 'trip' | 'apply'>,
  travellers: TravellersForm,
  { code, category }: Organization,
  today: IsoDate,
): Omit<QuoteQuestion, 'planOf'> {
  const facts = {
    organizationCode: code,
    organizationCategory: category,
    organizationKind: organizationKind(code),
    today,
  };
  const employeeRelationship = apply && statedRelationship({ facts, apply });
  return { travellers, trip, facts, ...(employeeRelationship && { employeeRelationship }) };
}
