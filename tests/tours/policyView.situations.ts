import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import type { PolicyViewInput } from '#machines/policyView/policyView.types.ts';
import type { SessionFacts } from '#machines/session.types.ts';
import { externalSession, internalSession } from './sessions.ts';

export const at = (path: string) => ({ path, search: '' });

/** Somebody who reads policies, and no notes. */
const reader = (session: SessionFacts): SessionFacts => ({
  ...session,
  atoms: ['TRIPX_READ', 'POLICY_READ'],
});

/** The same person once the session works for the organization to which the other policy belongs. */
export const switchedSession: SessionFacts = {
  ...reader(internalSession),
  organizationCode: 'MAPLE',
  facts: { ...internalSession.facts, organizationCode: 'MAPLE' },
};

const policyOf = (code: string, en: string, fr: string) =>
  ({ policyNumber: 'TC-100000001', revision: 1, organization: { code, names: { en, fr } } }) as PolicyDetail;

export const ownPolicy = policyOf('TC', 'TC Travel', 'Voyages TC');
export const othersPolicy = policyOf('MAPLE', 'Maple Holidays', 'Vacances Érable');

export const input: PolicyViewInput = {
  area: '/endorsement',
  address: at('/TC-100000001/policies'),
  language: 'en',
  session: reader(internalSession),
  built: ['policies', 'edit', 'notes', 'delivery', 'view'],
};

export const customersInput: PolicyViewInput = {
  ...input,
  session: { ...reader(externalSession), organizationCode: 'TC' },
};
