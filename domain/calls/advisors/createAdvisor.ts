import * as z from 'zod';
import { advisorForm } from '../../advisors/advisorForm.ts';
import { wireShape } from '../../forms/wireShape.ts';
import { referenceNumberPattern } from '../../people/referenceNumber.ts';
import { defineCall } from '../call.ts';
import { sentSponsor } from '../shapes/advisor.ts';
import { refuseCardNumberAs } from '../shapes/text.ts';

const of = wireShape(advisorForm);

/**
 * [AD-084] Stores a new advisor with the sponsors, of which the first is the default. Sent again with the same reference
 * number and the same content it is the same advisor. Problems: `advisor.duplicate` (409, another profile has the email),
 * `advisor.linked` (409, an id belongs to another advisor), `advisor.referenceTaken` (409, the reference number was used
 * for something else), `advisor.lookupFailed` (502), `notFound` (404, the organization of the session has no advisors).
 */
export const createAdvisor = defineCall({
  name: 'createAdvisor',
  method: 'POST',
  path: '/api/advisors',
  body: z.strictObject({
    firstName: of.firstName,
    lastName: of.lastName,
    emailAddress: of.emailAddress,
    phone: of.phone.optional(),
    address: of.address.optional(),
    address2: of.address2.optional(),
    city: of.city.optional(),
    provinceOfResidence: of.provinceOfResidence.optional(),
    postalCode: of.postalCode.optional(),
    language: of.language,
    status: of.status,
    userGroup: of.userGroup,
    recipientEmailAddress1: of.recipientEmailAddress1.optional(),
    recipientEmailAddress2: of.recipientEmailAddress2.optional(),
    recipientEmailAddress3: of.recipientEmailAddress3.optional(),
    sponsors: z.array(sentSponsor).min(1).max(50),
    referenceNumber: refuseCardNumberAs(z.string().regex(referenceNumberPattern)),
  }),
  answers: { 201: z.object({ profileRef: z.string() }) },
  access: {
    kind: 'claims',
    allOf: ['APP.VIEW_APP', 'ADVISOR.ADMINISTER_ADVISORS', 'AGENT.ADD_AGENT'],
  },
  scope: { names: 'session' },
  ratePerMinute: { address: 150, session: 30 },
  example: {
    body: {
      firstName: 'Claire',
      lastName: 'Beaulieu',
      emailAddress: 'claire.beaulieu@advisors.example',
      phone: '4185550142',
      address: '125 rue Saint-Jean',
      city: 'Québec',
      provinceOfResidence: 'QC',
      postalCode: 'G1R1S4',
      language: 'FR',
      status: 'NEW',
      userGroup: 'LIA agent',
      recipientEmailAddress1: 'bureau@advisors.example',
      sponsors: [{ sponsorCode: 'MLIADV', counselorId: null, partyId: '70010001', isDefault: true }],
      referenceNumber: 'K7Q2M9XWPA',
    },
  },
});
export type NewAdvisor = z.output<(typeof createAdvisor)['body'] & object>;
