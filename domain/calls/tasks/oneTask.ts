import * as z from 'zod';
import { longestReason } from '../../tasks/taskList.ts';
import { defineCall } from '../call.ts';
import { namedRevision } from '../shapes/revision.ts';
import { refuseCardNumberIn } from '../shapes/text.ts';

/** What it is of, and the id of that; it stays the same as long as the task is not settled. */
export const taskId = z.string().regex(/^(purchase|order|refund|change|work|mail|name)\.[A-Za-z0-9-]{1,40}$/);

const params = z.strictObject({ taskId });
const access = { kind: 'claims', allOf: ['POLICY_MAINTENANCE.EDIT_POLICY'] } as const;
const scope = { names: 'session' } as const;
const ratePerMinute = { address: 600, session: 60 } as const;
const named = { taskId: 'purchase.6f1c1f0a-9d53-4a0e-8f7a-0c5f3f1b2a4d' };

/**
 * Tries again now what failed, with the orders that its purchase gave up: nothing is charged that was not
 * submitted by the buyer. A mail is sent again to the same address. `isSettled` tells whether that ended the task at
 * once. Problem: `task.nothingToTry` (409).
 */
export const retryTask = defineCall({
  name: 'retryTask',
  method: 'PUT',
  path: '/api/tasks/{taskId}/retry',
  params,
  answers: { 200: z.object({ taskId, isSettled: z.boolean() }) },
  access,
  scope,
  ratePerMinute,
  example: { params: named },
});

/**
 * Makes who asks the owner of a task, also of one that was given up, over the revision that `if-match` names.
 * Problems: `task.stale` (412), `task.revisionNeeded` (428).
 */
export const takeTask = defineCall({
  name: 'takeTask',
  method: 'PUT',
  path: '/api/tasks/{taskId}/owner',
  params,
  headers: namedRevision,
  answers: { 200: z.object({ taskId, revision: z.int() }) },
  access,
  scope,
  ratePerMinute,
  example: { params: named, headers: { 'if-match': '"0"' } },
});

const reason = refuseCardNumberIn(z.string().trim().min(3).max(longestReason));

/**
 * Gives a task up with a reason, over the revision that `if-match` names: nothing is charged, given back or ended
 * by that, and a trouble that begins anew is a task again. Problems: `task.stale` (412), `task.revisionNeeded` (428).
 */
export const giveUpTask = defineCall({
  name: 'giveUpTask',
  method: 'PUT',
  path: '/api/tasks/{taskId}/given-up',
  params,
  headers: namedRevision,
  body: z.strictObject({ reason }),
  answers: { 200: z.object({ taskId, revision: z.int() }) },
  access,
  scope,
  ratePerMinute,
  example: {
    params: named,
    headers: { 'if-match': '"0"' },
    body: { reason: 'The bank has confirmed that nothing was charged.' },
  },
});

/**
 * Gives up a purchase that is paid and not recorded: it is issued no more, and what its cards were charged is
 * given back, each order once. Over the revision that `if-match` names. Problems: `task.nothingToRefund` (409),
 * `task.stale` (412), `task.revisionNeeded` (428).
 */
export const refundTask = defineCall({
  name: 'refundTask',
  method: 'PUT',
  path: '/api/tasks/{taskId}/refunded',
  params,
  headers: namedRevision,
  body: z.strictObject({ reason }),
  answers: { 200: z.object({ taskId, isSettled: z.boolean() }) },
  access: { kind: 'claims', allOf: ['POLICY_MAINTENANCE.EDIT_POLICY', 'POLICY_MAINTENANCE.REFUND'] },
  scope,
  ratePerMinute,
  example: {
    params: named,
    headers: { 'if-match': '"0"' },
    body: { reason: 'The policies cannot be issued; the buyer was called.' },
  },
});
