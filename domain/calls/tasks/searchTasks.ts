import * as z from 'zod';
import { taskKinds, taskList, taskStatuses } from '../../tasks/taskList.ts';
import { instant } from '../identity/user.ts';
import { searchCall } from '../lists/searchCall.ts';
import { dollars } from '../shapes/text.ts';
import { taskId } from './oneTask.ts';

/** A task as a list has it. */
const listedTask = z.object({
  taskId,
  kind: z.enum(taskKinds),
  organizationName: z.string(),
  policyNumbers: z.array(z.string()),
  orderIds: z.array(z.string()),
  /** Of a mail: what it was, and to whom. */
  topic: z.enum(['confirmation', 'quote', 'lead']).nullable(),
  recipient: z.string().nullable(),
  /** What it is about, in dollars; null where it is not about money. */
  amount: dollars.nullable(),
  /** When it began to fail, came back, or was sold without the name. */
  since: instant,
  /** Business days since then. */
  daysAgo: z.int(),
  tries: z.int(),
  /** Why it failed when it was last tried; of a mail that came back its status, such as 5.1.1. */
  reason: z.string().nullable(),
  /** Whether the server goes on trying by itself. */
  goesOn: z.boolean(),
  status: z.enum(taskStatuses),
  /** Who looks after it. */
  ownerName: z.string().nullable(),
  isMine: z.boolean(),
  givenUp: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
  /** Counts who took it over or gave it up; a change names it. */
  revision: z.int(),
});
export type ListedTask = z.output<typeof listedTask>;

/**
 * A page of what is unsettled, as far as the session reaches. Without a sort the oldest comes first; what was given
 * up is found by its status alone, and one task by its id as what it is about. The name of an organization is in the
 * language of the request.
 */
export const searchTasks = searchCall(taskList, listedTask, {
  name: 'searchTasks',
  path: '/api/tasks/search',
  claim: 'POLICY_MAINTENANCE.EDIT_POLICY',
  example: {
    query: { sortField: 'since', sortOrder: 'desc', offset: '0', limit: '10', lang: 'en' },
    body: { kind: 'PAYMENT', status: 'OPEN' },
  },
});
