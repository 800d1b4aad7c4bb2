import type { ListDeclaration } from '../listQuery.ts';

/**
 * What a task is about: a payment of which nobody can say whether it was charged, a charge that could not be given back,
 * policies that are paid for and not recorded or not active, work that was laid aside, a mail that did not arrive, a name
 * that is to follow.
 */
export const taskKinds = ['PAYMENT', 'REFUND', 'RECORDING', 'ACTIVATION', 'WORK', 'MAIL', 'NAME'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** Whether nobody looks after a task, somebody does, or somebody gave it up. */
export const taskStatuses = ['OPEN', 'TAKEN', 'GIVEN_UP'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** What the list of tasks can be asked for. */
export const taskList = {
  name: 'tasks',
  columns: ['kind', 'amount', 'organizationName', 'since', 'owner'],
  shows: { amount: 'money' },
  shownAtFirst: ['kind', 'status', 'about'],
  fields: [
    { key: 'kind', kind: 'choice', choices: taskKinds },
    { key: 'status', kind: 'choice', choices: taskStatuses },
    { key: 'about', kind: 'text' },
    { key: 'organizationName', kind: 'text' },
    { key: 'owner', kind: 'text' },
    { key: 'since', kind: 'date' },
  ],
  acts: [
    { key: 'retry' },
    { key: 'giveName', page: '/name' },
    { key: 'takeOver' },
    { key: 'giveUp', page: '/give-up' },
    { key: 'refund', page: '/refund', claim: 'POLICY_MAINTENANCE.REFUND' },
  ],
} as const satisfies ListDeclaration;

/** Longest reason for giving a task up. */
export const longestReason = 200;
