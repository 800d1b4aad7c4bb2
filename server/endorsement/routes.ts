import { requotePolicy } from '#domain/calls/policies/requotePolicy.ts';
import { updatePolicy } from '#domain/calls/policies/updatePolicy.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { revisionNamed } from '../http/revision.ts';
import { answeredChange } from '../policyChanges/routes.ts';
import { requote } from './requote.ts';
import { updatePolicies, type UpdateServices } from './updatePolicy.ts';

/** The calls that change a policy and say what that costs. */
export function endorsementRoutes(services: UpdateServices): Implementation[] {
  return [
    implement(requotePolicy, async ({ body, session, clock }) => ({
      status: 200,
      body: await requote(services, body, { session, clock }),
    })),
    implement(updatePolicy, async ({ body, headers, ...by }) => {
      const answer = await updatePolicies(services, by, {
        changeId: headers['idempotency-key'],
        revision: revisionNamed(headers, 'policy.revisionNeeded'),
        requoteId: headers['requote-id'],
        body,
      });
      return answeredChange(answer);
    }),
  ];
}
