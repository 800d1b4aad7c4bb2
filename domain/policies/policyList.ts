import type { ListDeclaration } from '../listQuery.ts';

/** [PO-007] What says of whom a policy or a quote is. */
const ofPersons = [
  { key: 'firstName', kind: 'text', shortest: 1, isPrivate: true },
  { key: 'lastName', kind: 'text', shortest: 1, isPrivate: true },
  { key: 'email', kind: 'text', shortest: 1, isPrivate: true },
  { key: 'phone', kind: 'text', shortest: 1, isPrivate: true },
  { key: 'policyNumber', kind: 'text', shortest: 1 },
] as const satisfies ListDeclaration['fields'];

/** [PO-004] [PO-008] [PO-009] The list of policies: a row is a record, all that was bought together. */
export const policyList = {
  name: 'policies',
  staysAsLeft: true,
  opens: { path: '/endorsement/:id', search: '' },
  columns: [
    'policyNumber',
    'travellerName',
    'planName',
    'status',
    'purchaseDate',
    'startDate',
    'organization',
  ],
  shows: { purchaseDate: 'day', startDate: 'day' },
  shownAtFirst: ['firstName', 'lastName', 'email', 'policyNumber'],
  /** [PO-005] [PO-006] */
  fields: [
    ...ofPersons,
    { key: 'bookingRef', kind: 'text', shortest: 1 },
    { key: 'groupNumber', kind: 'text', shortest: 1 },
    { key: 'planCode', kind: 'text', shortest: 1 },
    { key: 'organizationCode', kind: 'text', shortest: 1 },
    { key: 'applicationDate', kind: 'date', ends: ['applicationDateFrom', 'applicationDateTo'] },
    { key: 'startDate', kind: 'date', ends: ['startDateFrom', 'startDateTo'] },
  ],
} as const satisfies ListDeclaration;

/** [PO-007] [PO-011] The list of quotes, which are found by the same call with `status=QUOTE`. */
export const policyQuoteList = {
  name: 'policyQuotes',
  staysAsLeft: true,
  opens: { path: '/endorsement/:id', search: '?status=QUOTE' },
  columns: [
    'policyNumber',
    'travellerName',
    'planName',
    'status',
    'applicationDate',
    'startDate',
    'organization',
  ],
  shows: { applicationDate: 'day', startDate: 'day' },
  shownAtFirst: ['firstName', 'lastName', 'email', 'phone', 'policyNumber'],
  fields: ofPersons,
} as const satisfies ListDeclaration;

/** By what policies are found, and by what they and quotes are sorted: the call for both. */
export const policySearch = {
  ...policyList,
  columns: [...policyList.columns, 'applicationDate'],
} as const satisfies ListDeclaration;
