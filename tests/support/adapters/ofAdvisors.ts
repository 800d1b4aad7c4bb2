import { inDss, inLh, sponsorEntries } from '../../tours/advisorCode.situations.ts';
import { blank, byPartyId, typed } from '../../tours/advisorForm.situations.ts';
import { type Adapters, adapter, beside } from './adapter.ts';

/** What the advisor-code modal asks. */
export const ofAdvisors: Adapters = {
  'the sponsors of advisors': adapter((p) => p.advisorCode.loadSponsors, { language: 'fr' }, sponsorEntries, {
    answers: { listSponsors: { sponsors: sponsorEntries } },
    sent: ['/api/advisor/sponsors'],
  }),
  'an advisor by party id': adapter(
    (p) => p.advisorCode.lookUpAdvisor,
    { sponsorCode: 'MLIADV', idField: 'partyId', id: '70010002' },
    inDss,
    {
      answers: { findAdvisorByPartyId: inDss },
      sent: ['/api/advisor/dss/find?partyId=70010002&orgCode=MLIADV'],
      requirements: ['AD-039 partly'],
    },
  ),
  'an advisor by counsellor id': adapter(
    (p) => p.advisorCode.lookUpAdvisor,
    { sponsorCode: 'LAKES', idField: 'counselorId', id: '44010002' },
    inLh,
    {
      answers: { findAdvisorByCounselorId: inLh },
      sent: ['/api/advisor/lh/find?counselorId=44010002&orgCode=LAKES'],
      requirements: ['AD-040 partly'],
    },
  ),
  'an advisor who is created': adapter(
    beside('advisors', '/', 'createAdvisor'),
    {
      form: {
        ...blank,
        ...typed,
        recipientEmailAddress1: '',
        recipientEmailAddress2: '',
        recipientEmailAddress3: '',
      },
      selectedSponsors: [byPartyId],
      referenceNumber: 'XUG6JYPKRT',
    },
    { profileRef: 'p-1' },
    { answers: { createAdvisor: { profileRef: 'p-1' } }, sent: ['/api/advisors'] },
  ),
};
