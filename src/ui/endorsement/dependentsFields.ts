import { dependentsForm } from '#domain/endorsement/dependentsForm.ts';
import { centsOf } from '#domain/money.ts';
import { familyLimits, tripLimits } from '#domain/quote/limits.ts';
import type { DependentsContext } from '#machines/dependents/dependents.types.ts';
import { formFields } from '../forms/formFields.tsx';
import { maskOf } from '../forms/maskOf.ts';
import { tickOf } from '../forms/tickOf.tsx';

const fields = formFields(dependentsForm, {
  room: 'dependents',
  facts: ({ facts }: DependentsContext) => facts,
  values: ({ form, facts }, { money }, key) => {
    const { minimumAge, maximumAge, minimumTripCost } = facts.quickQuoteLimits;
    const id = key.slice(key.indexOf('.') + 1);
    return {
      number: form.dependents.findIndex(({ referenceNumber }) => referenceNumber === id) + 1,
      minimumAge,
      maximumAge,
      minimumTripCost: money(centsOf(minimumTripCost)),
      maximumTripCost: money(centsOf(tripLimits.maximumCost)),
      familyMaximumAge: familyLimits.maximumAge,
    };
  },
  masks: maskOf,
});

/** The fields of those who ride along, while a policy is edited. */
export const DependentsFields = { ...fields, Tick: tickOf(fields) };
