/** [AD-022] A sponsor that was selected, with the id under which the advisor is known there; the other id is null. */
export type SelectedSponsor = { sponsorCode: string; counselorId: string | null; partyId: string | null };

export type AdvisorIdField = 'partyId' | 'counselorId';

/** [AD-039] The one sponsor whose advisors have a party id. */
const codeOfPartyIds = 'MLIADV';

/** [AD-039] [AD-040] Under which id a sponsor code knows its advisors. */
export function idFieldOf(sponsorCode: string): AdvisorIdField {
  return sponsorCode === codeOfPartyIds ? 'partyId' : 'counselorId';
}

const between = ' - ';

/** [AD-025] A sponsor as the list has it. */
export function sponsorEntry(name: string, code: string): string {
  return `${name}${between}${code}`;
}

/** [AD-026] The code of such an entry; names may hold what stands between the two. */
export function sponsorCodeOf(entry: string): string {
  const at = entry.lastIndexOf(between);
  return at < 0 ? entry : entry.slice(at + between.length);
}

/** [AD-023] Whether a code is among the selected ones. */
export function isSelected(selected: readonly SelectedSponsor[], code: string): boolean {
  return selected.some(({ sponsorCode }) => sponsorCode === code);
}

/** [AD-032] [AD-031] A sponsor with the id that its code calls for. */
export function selectedSponsor(sponsorCode: string, id: string): SelectedSponsor {
  return { sponsorCode, counselorId: null, partyId: null, [idFieldOf(sponsorCode)]: id };
}

/** [AD-084] The selected sponsors as they are sent: the first one is the default. */
export function sentSponsors(selected: readonly SelectedSponsor[]) {
  return selected.map((sponsor, at) => ({ ...sponsor, isDefault: at === 0 }));
}
