import { needsForm } from '#domain/needsAnalysis/needsForm.ts';
import { needsCategories, needsQuestions } from '#domain/needsAnalysis/needsQuestions.ts';
import type { NeedsAnalysisContext } from '#machines/needsAnalysis/needsAnalysis.types.ts';
import { formFields } from '../forms/formFields.tsx';
import { maskOf } from '../forms/maskOf.ts';
import { tickOf } from '../forms/tickOf.tsx';

/** The questions whose words are content of the server. */
const worded = needsCategories.flatMap((category) => [...needsQuestions[category]]);

const fields = formFields(needsForm, {
  room: 'needsAnalysis',
  facts: () => null,
  values: ({ form }: NeedsAnalysisContext, _, key) => ({
    number: form.travellers.findIndex(({ paxId }) => key.endsWith(`.${paxId}`)) + 1,
  }),
  masks: maskOf,
  silent: worded,
});

/** The fields of the needs analysis. */
export const NeedsFields = { ...fields, Tick: tickOf(fields) };
