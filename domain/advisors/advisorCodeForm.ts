import { defineForm } from '../forms/defineForm.ts';
import type { ValuesIn } from '../forms/form.types.ts';
import { text } from '../forms/kinds.ts';
import { type AdvisorIdField, idFieldOf, isSelected, type SelectedSponsor } from './sponsors.ts';

/** What the rules of the form measure with besides the form: the sponsors that are in the table. */
export type AdvisorCodeFacts = { selectedSponsors: readonly SelectedSponsor[] };

export type AdvisorCodeProblem =
  | 'required'
  | 'alreadySelected'
  | 'idInvalid'
  | 'tooLong'
  | 'partyIdLinked'
  | 'partyIdUnknown'
  | 'counselorIdLinked'
  | 'counselorIdUnknown';

const advisorIdText = text({ longest: 30, pattern: /^[A-Za-z0-9-]+$/, malformed: 'idInvalid' });

const asksFor =
  (field: AdvisorIdField) =>
  ({ form: { sponsorCode } }: { form: { sponsorCode: string } }) =>
    sponsorCode !== '' && idFieldOf(sponsorCode) === field;

/** [AD-037] [AD-038] A sponsor code, and the id under which that sponsor knows the advisor. */
export const advisorCodeForm = defineForm<AdvisorCodeFacts, AdvisorCodeProblem>()({
  /** [AD-023] [AD-024] */
  sponsorCode: {
    is: text(),
    required: true,
    judge: (code, { facts }) => (isSelected(facts.selectedSponsors, code) ? 'alreadySelected' : null),
  },
  /** [AD-039] */
  partyId: { is: advisorIdText, asked: asksFor('partyId'), required: true },
  /** [AD-040] */
  counselorId: { is: advisorIdText, asked: asksFor('counselorId'), required: true },
});
export type AdvisorCodeForm = ValuesIn<typeof advisorCodeForm>;

/** Where an advisor is looked up, and with what. */
export type AdvisorLookUp = { sponsorCode: string; idField: AdvisorIdField; id: string };

/** [AD-039] [AD-040] What is looked up for what was entered. */
export function lookUpOf(form: AdvisorCodeForm): AdvisorLookUp {
  const idField = idFieldOf(form.sponsorCode);
  return { sponsorCode: form.sponsorCode, idField, id: form[idField].trim() };
}

const problemsOfIds = {
  partyId: { FOUND_IN_TRIPX: 'partyIdLinked', NOT_FOUND: 'partyIdUnknown' },
  counselorId: { FOUND_IN_TRIPX: 'counselorIdLinked', NOT_FOUND: 'counselorIdUnknown' },
} as const satisfies Record<AdvisorIdField, Record<string, AdvisorCodeProblem>>;

/** [AD-044] to [AD-047] What is wrong with an id that is linked already, or unknown to its register. */
export function idProblemOf(
  field: AdvisorIdField,
  outcome: 'FOUND_IN_TRIPX' | 'NOT_FOUND',
): AdvisorCodeProblem {
  return problemsOfIds[field][outcome];
}
