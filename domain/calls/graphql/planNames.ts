export type PlanNameVariables = { filter: { code: { in: readonly string[] } }; language: 'EN' | 'FR' };

/** [PO-016] The names of the plans of some codes in one language, as `{ code, name }`; a code that no plan has is left out. */
export const planNamesDocument = `query PlanNames($filter: PlanFilter!, $language: String!) {
  planNames(filter: $filter, language: $language) { code name }
}`;
