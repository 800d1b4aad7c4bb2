import { cancelPolicy } from '#domain/calls/policies/cancelPolicy.ts';
import { readPolicyChange } from '#domain/calls/policies/readPolicyChange.ts';
import type { ChangeAnswer } from '#domain/calls/shapes/policyChange.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { Problem } from '../http/problem.ts';
import { revisionNamed } from '../http/revision.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { policyReach } from '../policies/policyReach.ts';
import { type CancellationParts, cancelPolicies } from './cancelPolicies.ts';

/** The calls of changes of policies: making them, and asking what became of one. */
export function policyChangeRoutes(
  parts: CancellationParts & { organizations: Organizations },
): Implementation[] {
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
    implement(readPolicyChange, async ({ session, params: { changeId } }) => {
      const answer = await changes.read(changeId);
      if (!answer || !(await reaches(session, answer.policyNumbers[0] ?? ''))) {
        throw new Problem(404, 'notFound');
      }
      return { status: 200, body: answer };
    }),
  ];
}

/** 202 as long as nobody can say how it ends. */
function answeredChange(body: ChangeAnswer) {
  return body.status === 'done' ? ({ status: 200, body } as const) : ({ status: 202, body } as const);
}
