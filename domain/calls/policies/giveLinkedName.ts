import * as z from 'zod';
import { givenNameForm } from '../../apply/givenNameForm.ts';
import { wireShape } from '../../forms/wireShape.ts';
import { defineCall } from '../call.ts';
import { languageHeader, referenceNumber } from '../shapes/text.ts';
import { unnamedPeople } from '../shapes/unnamed.ts';
import { linkToken } from './linkedPolicy.ts';

/**
 * Gives the name of somebody who is insured without one on a policy that a signed link shows, without a session,
 * once; the same name again changes nothing. Answers of whom one is still to follow. Problems: as of the link itself, and
 * `policy.nameGiven` (409, another name was given meanwhile).
 */
export const giveLinkedName = defineCall({
  name: 'giveLinkedName',
  method: 'POST',
  path: '/api/policy-link/name',
  headers: z.object({ lang: languageHeader }),
  body: z.strictObject({ token: linkToken, reference: referenceNumber, ...wireShape(givenNameForm) }),
  answers: { 200: unnamedPeople },
  access: { kind: 'public' },
  scope: { names: 'nothing' },
  ratePerMinute: { address: 60 },
  example: {
    headers: { lang: 'EN' },
    body: {
      token: '1.bxwfCp1TSg6PegxfPxsqTQ.signature',
      reference: '2',
      firstName: 'Zoé',
      lastName: 'Tremblay',
    },
  },
});
