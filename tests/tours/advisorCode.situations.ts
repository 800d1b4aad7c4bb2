import type { SnapshotFrom } from 'xstate';
import type { SelectedSponsor } from '#domain/advisors/sponsors.ts';
import type { FoundAdvisor } from '#domain/calls/advisors/findAdvisor.ts';
import type { advisorCodeMachine } from '#machines/advisorCode/advisorCode.machine.ts';

export type AdvisorCodeSnapshot = SnapshotFrom<typeof advisorCodeMachine>;

export const sponsorEntries = [
  'Great Lakes Insurance Brokers - LAKES',
  'Meridian Life - Advisor Network - MLIADV',
];
/** A sponsor that is in the table. */
export const lakes: SelectedSponsor = { sponsorCode: 'LAKES', counselorId: '44010001', partyId: null };

/** The advisor that both registers have. */
export const advisor = {
  firstName: 'Omar',
  lastName: 'Haddad',
  email: 'omar.haddad@advisors.example',
  phone: null,
  addressLine1: null,
  addressLine2: null,
  city: 'Calgary',
  province: 'AB',
  postalCode: null,
  language: 'EN' as const,
};
export const inLh: FoundAdvisor = { message: 'FOUND_IN_LH', advisor };
export const inDss: FoundAdvisor = { message: 'FOUND_IN_DSS', advisor };
export const linked: FoundAdvisor = { message: 'FOUND_IN_TRIPX', advisor: null };
export const unknown: FoundAdvisor = { message: 'NOT_FOUND', advisor: null };

const hasChosen = (code: string) => (snapshot: AdvisorCodeSnapshot) =>
  snapshot.context.form.sponsorCode === code;
export const hasNothing = hasChosen('');
export const asksPartyId = hasChosen('MLIADV');
export const asksCounsellorId = hasChosen('LAKES');
export const isInTable = (snapshot: AdvisorCodeSnapshot) =>
  asksCounsellorId(snapshot) && snapshot.context.selectedSponsors.length > 0;
const idIn = ({ context: { form } }: AdvisorCodeSnapshot) =>
  form.sponsorCode === 'MLIADV' ? form.partyId : form.counselorId;
export const lacksId = (snapshot: AdvisorCodeSnapshot) => !hasNothing(snapshot) && idIn(snapshot) === '';
export const hasBadId = (snapshot: AdvisorCodeSnapshot) =>
  !hasNothing(snapshot) && idIn(snapshot) === 'n° 44';
export const isFilled = (snapshot: AdvisorCodeSnapshot) =>
  !hasNothing(snapshot) && !isInTable(snapshot) && /^ ?\d+ ?$/.test(idIn(snapshot));
