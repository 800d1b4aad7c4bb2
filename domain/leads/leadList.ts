import type { ListDeclaration } from '../listQuery.ts';

const yesOrNo = ['YES', 'NO'] as const;

/** Columns of the list of leads, by which it can also be sorted. */
export const leadColumns = ['firstName', 'organizationName', 'step', 'createdAt', 'returned'] as const;
export type LeadColumn = (typeof leadColumns)[number];

/** What the list of leads can be asked for. */
export const leadList = {
  name: 'leads',
  columns: leadColumns,
  shownAtFirst: ['firstName', 'email', 'returned'],
  fields: [
    { key: 'firstName', kind: 'text' },
    { key: 'email', kind: 'text' },
    { key: 'returned', kind: 'choice', choices: yesOrNo },
    { key: 'mayContact', kind: 'choice', choices: yesOrNo },
    { key: 'organizationName', kind: 'text' },
    { key: 'createdDate', kind: 'date' },
  ],
  acts: [{ key: 'print' }],
} as const satisfies ListDeclaration;
