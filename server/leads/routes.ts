import { createLead } from '#domain/calls/leads/createLead.ts';
import { openLead } from '#domain/calls/leads/openLead.ts';
import { type Implementation, implement } from '../http/implement.ts';
import type { LinkSigner } from '../policyLinks/linkToken.ts';
import { keepLead, type LeadServices } from './createLead.ts';
import { openLeadOf } from './openLead.ts';

export function leadRoutes(parts: LeadServices & { signer: LinkSigner }): Implementation[] {
  return [
    implement(createLead, async ({ session, body, requestId }) => ({
      status: 201,
      body: { leadId: await keepLead(parts, session, body, requestId) },
    })),
    implement(openLead, async ({ session, body, requestId }) => ({
      status: 200,
      body: await openLeadOf(parts, session, body.token, requestId),
    })),
  ];
}
