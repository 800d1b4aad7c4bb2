import type { ListDeclaration } from '../listQuery.ts';

const yesOrNo = ['YES', 'NO'] as const;

/** What the list of leads can be asked for. */
export const leadList = {
  name: 'leads',
  columns: ['firstName', 'organizationName', 'step', 'createdAt', 'returned'],
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
