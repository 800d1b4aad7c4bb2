import * as z from 'zod';
import { givenNameForm } from '../../apply/givenNameForm.ts';
import { wireShape } from '../../forms/wireShape.ts';
import { defineCall } from '../call.ts';
import { referenceNumber } from '../shapes/text.ts';
import { unnamedPeople } from '../shapes/unnamed.ts';

const taskId = z.string().regex(/^name\.[A-Z0-9-]{5,30}$/);
const access = { kind: 'claims', allOf: ['POLICY_MAINTENANCE.EDIT_POLICY'] } as const;
const scope = { names: 'session' } as const;
const ratePerMinute = { address: 600, session: 60 } as const;
const named = { taskId: 'name.TC-100000001' };

/** Of whom a name is to follow on the policy of a task. Problem: `notFound` (404, also once nobody is). */
export const readTaskNames = defineCall({
  name: 'readTaskNames',
  method: 'GET',
  path: '/api/tasks/{taskId}/names',
  params: z.strictObject({ taskId }),
  answers: { 200: unnamedPeople },
  access,
  scope,
  ratePerMinute,
  example: { params: named },
});

/**
 * Gives the name of one of them, once; the same name again changes nothing. Answers of whom one is still to
 * follow. Problems: `notFound` (404), `policy.nameGiven` (409, another name was given meanwhile).
 */
export const giveTaskName = defineCall({
  name: 'giveTaskName',
  method: 'PUT',
  path: '/api/tasks/{taskId}/names/{reference}',
  params: z.strictObject({ taskId, reference: referenceNumber }),
  body: z.strictObject(wireShape(givenNameForm)),
  answers: { 200: unnamedPeople },
  access,
  scope,
  ratePerMinute,
  example: { params: { ...named, reference: '1' }, body: { firstName: 'Zoé', lastName: 'Tremblay' } },
});
