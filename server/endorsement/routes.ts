import { requotePolicy } from '#domain/calls/policies/requotePolicy.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { requote, type RequoteServices } from './requote.ts';

/** The calls that change a policy and what it costs. */
export function endorsementRoutes(services: RequoteServices): Implementation[] {
  return [
    implement(requotePolicy, async ({ body, session, clock }) => ({
      status: 200,
      body: await requote(services, body, { session, clock }),
    })),
  ];
}
