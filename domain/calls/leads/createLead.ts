import * as z from 'zod';
import { wireShape } from '../../forms/wireShape.ts';
import { leadForm } from '../../leads/leadForm.ts';
import { defineCall } from '../call.ts';
import { isoDate, languageHeader } from '../shapes/text.ts';

const { firstName, email, mayContact } = wireShape(leadForm);

/**
 * [LD-002] [LD-003] [LD-006] [LD-008] Keeps who wants to continue a quote later, and sends a mail in `language` whose
 * link leads back to the draft; without a `draftId` it leads to the first step. `tripStartDate` is null while it is not
 * entered. Problems: `notFound` (404, the draft is not the session's), `lead.tooOften` (429, as many
 * went to this address, or came from this session or network, as a day allows, R-322).
 */
export const createLead = defineCall({
  name: 'createLead',
  method: 'POST',
  path: '/api/policies/lead',
  aliases: ['/policy/lead', '/api/policy/lead'],
  headers: z.object({ lang: languageHeader }),
  body: z.strictObject({
    firstName,
    email,
    tripStartDate: isoDate.nullable(),
    language: languageHeader,
    draftId: z.uuid().optional(),
    /** Consent to be written to about this quote, beyond the mail that was asked for. */
    mayContact: mayContact.optional(),
  }),
  answers: { 201: z.object({ leadId: z.uuid() }) },
  access: { kind: 'claims', allOf: ['BOOKING.CREATE_LEAD'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 150, session: 30 },
  example: {
    headers: { lang: 'FR' },
    body: {
      firstName: 'Zoé',
      email: 'zoe@example.ca',
      tripStartDate: '2026-12-20',
      language: 'FR',
      draftId: '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a55',
      mayContact: true,
    },
  },
});
