import { cancelPolicy } from '#domain/calls/policies/cancelPolicy.ts';
import { reinstatePolicy } from '#domain/calls/policies/reinstatePolicy.ts';
import { readPolicyChange } from '#domain/calls/policies/readPolicyChange.ts';
import type { ChangeAnswer } from '#domain/calls/shapes/policyChange.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { Problem } from '../http/problem.ts';
import { revisionNamed } from '../http/revision.ts';
import { policyReach } from '../policies/policyReach.ts';
import { type CancellationParts, cancelPolicies } from './cancelPolicies.ts';
import { type ReinstatementParts, reinstatePolicies } from './reinstatePolicies.ts';

/** The calls of changes of policies: making them, and asking what became of one. */
export function policyChangeRoutes(parts: CancellationParts & ReinstatementParts): Implementation[] {
  const { db, organizations, changes } = parts;
  const reaches = policyReach(db, organizations);
  return [
    implement(cancelPolicy, async ({ session, requestId, headers, body }) => {
      const answer = await cancelPolicies(
        parts,
        { session, requestId },
        {
          changeId: headers['idempotency-key'],
          revision: revisionNamed(headers, 'policy.revisionNeeded'),
          shown: Number(headers['shown-refund']),
          body,
        },
      );
      return answeredChange(answer);
    }),
    implement(reinstatePolicy, async ({ session, requestId, headers, body }) => {
      const answer = await reinstatePolicies(
        parts,
        { session, requestId },
        {
          changeId: headers['idempotency-key'],
          revision: revisionNamed(headers, 'policy.revisionNeeded'),
          shown: Number(headers['shown-charge']),
          body,
        },
      );
      return answeredChange(answer);
    }),
    implement(readPolicyChange, async ({ session, params: { changeId } }) => {
      const answer = await changes.read(changeId);
      if (!answer || !(await reaches(session, answer.policyNumbers[0] ?? ''))) {
        throw new Problem(404, 'notFound');
      }
      return { status: 200, body: answer };
    }),
  ];
}

/**
 * 202 as long as nobody can say how it ends.
 * @throws Problem 400 `payment.declined`, 513 `policy.activationFailed`
 */
export function answeredChange(body: ChangeAnswer) {
  const { status, declineReason, policyNumbers } = body;
  if (status === 'declined')
    throw new Problem(400, 'payment.declined', {
      ...(declineReason === 'gateway.unreachable' && { said: 'payment.unreached' }),
      extra: { declineReason },
    });
  if (status === 'activationFailed')
    throw new Problem(513, 'policy.activationFailed', { extra: { policyNumber: policyNumbers[0] } });
  return body.status === 'done' ? ({ status: 200, body } as const) : ({ status: 202, body } as const);
}
