import * as z from 'zod';
import { agencyLicense as agencyAnswer, agentLicense as agentAnswer } from '#domain/calls/shapes/license.ts';
import { formOfLicense } from '#domain/licensing/licenseChanges.ts';
import { agencyLicense, agentLicense } from '../licensing/savedLicenses.ts';
import { type Adapters, adapter } from './adapter.ts';
import { inside } from './portsOfPage.ts';

const ofAgent = agentLicense();
const ofAgency = agencyLicense();
const agents = z.encode(agentAnswer, ofAgent);
const agencies = z.encode(agencyAnswer, ofAgency);
const agentKey = { licenseType: 'AGENT', owner: 'c-2001', licenseId: 'L-2001' };
const agencyKey = { licenseType: 'AGENCY', owner: 'TC', licenseId: 'L-1003' };
const agency = { label: 'TC Travel Centre Ltd.', value: 'TC' };
const agentForm = {
  ...formOfLicense(ofAgent.license),
  licenseType: 'AGENT',
  organizationCode: agency,
  profileRef: { label: 'Sophie Martin', value: 'c-2001' },
  expiredDate: '2030-03-31',
};
const agencyForm = { ...agentForm, licenseType: 'AGENCY', licensedProvince: 'AB' };
const sent = {
  licensedProvince: 'NB',
  status: 'AUTHORIZED',
  screeningStatus: 'APPROVED',
  licenseNumber: 'NB-60427',
  legalName: 'Sophie Martin',
  effectiveDate: '2024-04-01T10:00:00.000Z',
  expiredDate: '2030-03-31T10:00:00.000Z',
  screeningEffectiveDate: null,
};
const changed = ['expiredDate'];

/** What the form of a licence asks. */
export const ofLicenses: Adapters = {
  'a licence of an agent': adapter((p) => p.license.readRecord, agentKey, ofAgent, {
    answers: { readAgentLicense: agents },
  }),
  'a licence of an agency': adapter((p) => p.license.readRecord, agencyKey, ofAgency, {
    answers: { readAgencyLicense: agencies },
  }),
  'a licence that an agent gets': adapter(
    (p) => p.license.saveRecord,
    { key: null, form: agentForm },
    ofAgent,
    {
      answers: { createAgentLicense: agents },
      sent: [{ profileRef: 'c-2001', license: sent }],
    },
  ),
  'a licence that an agency gets': adapter(
    (p) => p.license.saveRecord,
    { key: null, form: agencyForm },
    ofAgency,
    {
      answers: { createAgencyLicense: agencies },
      sent: [{ organizationCode: 'TC', license: { ...sent, licensedProvince: 'AB' } }],
    },
  ),
  'a licence of an agent that is changed': adapter(
    (p) => p.license.saveRecord,
    { key: agentKey, form: agentForm, changed, revision: 3 },
    ofAgent,
    { answers: { updateAgentLicense: agents }, sent: [{ license: { expiredDate: sent.expiredDate } }] },
  ),
  'a licence of an agency that is changed': adapter(
    (p) => p.license.saveRecord,
    { key: agencyKey, form: agencyForm, changed, revision: 3 },
    ofAgency,
    { answers: { updateAgencyLicense: agencies }, sent: [{ license: { expiredDate: sent.expiredDate } }] },
  ),
  'the history of a licence': adapter(
    (p) => inside(p.license.changeHistory)('readHistory'),
    { key: agentKey },
    [],
  ),
  'agencies of a licence': adapter(
    (p) => inside(p.license.organizationSuggest)('searchOrganizations'),
    { text: 'bor', language: 'en' },
    [],
  ),
  'agents of an agency': adapter((p) => p.license.listAgents, { organizationCode: 'BOREAL' }, []),
};
