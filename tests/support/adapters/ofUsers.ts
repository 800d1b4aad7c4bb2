import { formOfPerson } from '#domain/people/userForm.ts';
import { lavoie } from '../people/answeredPeople.ts';
import { type Adapters, adapter, beside, some } from './adapter.ts';
import { inside, type PortsOfPage } from './portsOfPage.ts';

const port = (name: string) => beside('users', '/c-2001', name);
const within = (chart: string, name: string) => (page: PortsOfPage) =>
  inside(page.area('users'), '/c-2001')('page', chart, name);
const key = { profileRef: 'c-2001' };
const sentBeside = {
  title: 'Travel Consultant',
  branch: { organizationCode: 'BOREAL-HFX', name: 'Halifax', city: 'Halifax', province: 'NS' },
  organizations: lavoie.organizations,
  referenceNumber: 'B2C3D4E5F6',
  createdBy: 'mchen',
};
const form = {
  ...formOfPerson(lavoie),
  firstName: ' Noémie ',
  lastName: 'Côté',
  emailAddress: 'noemie.cote@voyages-boreal.example',
  agencyCode: { text: 'Boreal Travel', value: 'BOREAL' },
  organizationCode: 'BOREAL-HFX',
};

/** What the page of one person asks. */
export const ofUsers: Adapters = {
  'a person, by the agentId of the address': adapter(port('readRecord'), key, some, {
    requirements: ['US-003 partly'],
    sent: ['/api/getProfileByRef?profileRef=c-2001'],
  }),
  'the agency of a person': adapter(port('readHierarchy'), { code: 'BOREAL-MTL', language: 'fr' }, some, {
    sent: ['/api/getAgencyHierarchy?code=BOREAL-MTL'],
  }),
  'the roles for people of a branch': adapter(
    port('readRoles'),
    { organizationCode: 'BOREAL-MTL', language: 'fr' },
    [],
    { sent: ['/api/getRoles?organizationCode=BOREAL-MTL'] },
  ),
  'a person who is registered, always as NEW and of Canada': adapter(
    port('saveRecord'),
    { key: null, form, beside: { ...sentBeside, organizations: [] } },
    some,
    {
      requirements: ['US-012', 'US-013', 'US-014', 'US-015'],
      sent: [
        {
          referenceNumber: 'B2C3D4E5F6',
          profileCode: 'noemie.cote',
          role: 'Consultant_Agency',
          title: 'Travel Consultant',
          status: 'NEW',
          organizations: [{ organizationCode: 'BOREAL-HFX', isDefault: true }],
          firstName: 'Noémie',
          lastName: 'Côté',
          language: 'FR',
          city: 'Halifax',
          province: 'NS',
          country: 'CA',
          email: 'noemie.cote@voyages-boreal.example',
          createdBy: 'mchen',
          licenses: [{ licensedProvince: 'NB' }, { licensedProvince: 'QC' }],
        },
      ],
    },
  ),
  'a person who moves to a branch of which the city is not known': adapter(
    port('saveRecord'),
    {
      key,
      form: { ...form, provinceLicense: [] },
      changed: ['organizationCode', 'emailAddress', 'provinceLicense'],
      revision: 3,
      beside: { ...sentBeside, branch: { ...sentBeside.branch, city: null, province: null } },
    },
    some,
    {
      requirements: ['US-015', 'US-016', 'US-017'],
      sent: [
        '/api/updateProfile?profileRef=c-2001',
        {
          profileCode: 'noemie.cote',
          email: 'noemie.cote@voyages-boreal.example',
          organizations: [
            { organizationCode: 'BOREAL-HFX', isDefault: true },
            { organizationCode: 'TC', isDefault: false },
          ],
          licenses: [],
        },
      ],
    },
  ),
  'the history of a person': adapter(within('changeHistory', 'readHistory'), { key }, [], {
    sent: ['/api/getProfileByRef/history?profileRef=c-2001'],
  }),
  'the invitation of a person': adapter(within('personInvitation', 'readInvitation'), key, some, {
    sent: ['/api/invitations/c-2001'],
  }),
  'an invitation that is sent': adapter(within('personInvitation', 'sendInvitation'), key, some, {
    sent: ['/api/invitations/c-2001/again'],
  }),
  'an invitation that is withdrawn': adapter(within('personInvitation', 'withdrawInvitation'), key, some, {
    sent: ['/api/invitations/c-2001/withdraw'],
  }),
  'a person who is deleted': adapter(
    within('personDeletion', 'deletePerson'),
    { profileRef: 'c-2001', revision: 3 },
    undefined,
    { requirements: ['PM-022 partly'], sent: ['/api/profiles/c-2001'] },
  ),
  'agencies of a person': adapter(
    within('organizationSuggest', 'searchOrganizations'),
    { text: 'bor', language: 'en' },
    [],
  ),
  'the chosen agency of a person': adapter(
    within('organizationSuggest', 'nameOrganization'),
    { text: 'bor', language: 'en' },
    [],
  ),
};
