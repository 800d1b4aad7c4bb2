import { expect } from 'vitest';
import { type Adapters, adapter, bilingual, name, policyNumber, some, team } from './adapter.ts';

const atTeam = { organizationCode: 'PARTNER', channel: 'b2c', language: 'fr', today: '2026-11-20' };
const moved = { newOrg: 'TC', newDistrib: null, sellingCode: null };

/** What the portal asks: sessions, organizations, what it shows around the flow, and links to a policy. */
export const ofPortal: Adapters = {
  'one’s own sessions': adapter((p) => p.readOwnSessions, undefined, []),
  'the end of one’s own session': adapter(
    (p) => p.endOwnSession,
    { sessionName: 'A1b2C3d4E5f6G7h8I9j0-_' },
    [],
  ),
  'more time': adapter((p) => p.idle('keepAlive'), undefined, {
    sessionExpiration: '2026-11-20T15:00:00.000Z',
  }),
  'what a person agrees to': adapter((p) => p.readConsents, team, bilingual),
  'the content of an organization': adapter((p) => p.load.loadContent, atTeam),
  'the products of an organization': adapter((p) => p.load.loadConfiguration, atTeam),
  'the texts of an organization': adapter((p) => p.layTranslation, atTeam),
  'menus, footer and help': adapter(
    (p) => p.readNavContent,
    atTeam,
    expect.objectContaining({ organizationCode: 'A' }),
    { sent: ['/api/content/navigation?organizationCode=PARTNER&lang=FR&salesChannel=B2C'] },
  ),
  'in whose name is sold': adapter(
    (p) => p.sellers.readSellers,
    { organizationCode: 'BOREAL' },
    expect.objectContaining({ agents: [], own: null }),
  ),
  'another seller': adapter((p) => p.sellers.switchSeller, {
    userType: 'lanid',
    organizationCode: 'BOREAL',
    seller: 'c-2001',
  }),
  organizations: adapter((p) => p.switching('searchOrganizations'), { text: 'bor' }, []),
  'organizations of late': adapter((p) => p.switching('readRecentOrganizations'), undefined, []),
  'another organization of an employee': adapter((p) => p.switching('moveSession'), {
    callOf: 'lanid',
    ...moved,
  }),
  'another organization of others': adapter((p) => p.switching('moveSession'), {
    callOf: 'ciamid',
    ...moved,
  }),
  'the policy of a link': adapter((p) => p.link('readLinkedPolicy'), { language: 'en' }, some),
  'the file of a link': adapter(
    (p) => p.link('policyPdf', 'downloadPdf'),
    { policyNumber, version: '1', of: 'policy', language: 'en' },
    undefined,
    { saves: 'TC-100000001-en.pdf' },
  ),
  'whose name a link asks for': adapter((p) => p.link('nameGiving', 'readUnnamed'), { language: 'en' }, []),
  'a name that is given by a link': adapter(
    (p) => p.link('nameGiving', 'giveName'),
    { language: 'en', ...name },
    [],
    { sent: [{ token: 'token', reference: '1', firstName: 'Zoé', lastName: 'Tremblay' }] },
  ),
};
