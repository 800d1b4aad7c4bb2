/** [LF-012] How a person works for an organization. */
export const employmentTypes = ['LIA', 'REGULAR', 'INDCONTRACTOR', 'NOT_APPLICABLE'] as const;
export type EmploymentType = (typeof employmentTypes)[number];
