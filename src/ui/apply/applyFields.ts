import { applicationForm } from '#domain/apply/applyForm.ts';
import { applyYardstick } from '#domain/apply/applyIsComplete.ts';
import type { ApplyContext } from '#machines/apply/apply.types.ts';
import { formFields } from '../forms/formFields.tsx';
import { maskOf } from '../forms/maskOf.ts';
import { tickOf } from '../forms/tickOf.tsx';

const fields = formFields(applicationForm, {
  room: 'apply',
  facts: ({ facts, travellers, plans, language }: ApplyContext) =>
    applyYardstick(facts, travellers, plans, language),
  values: ({ form, facts }, _, key) => {
    const paxId = key.slice(key.indexOf('.') + 1);
    const { minimumAge, maximumAge } = facts.quickQuoteLimits;
    return {
      number: form.travellers.findIndex((applicant) => applicant.paxId === paxId) + 1,
      minimumAge,
      maximumAge,
    };
  },
  masks: maskOf,
  silent: ['bill96Flag'],
});

/** The fields of the apply step. */
export const ApplyFields = { ...fields, Tick: tickOf(fields) };
