import type { AnyMachineSnapshot } from 'xstate';
import { selectedSponsor } from '#domain/advisors/sponsors.ts';
import type { StimulusOptions } from '../support/tours/types.ts';
import { unlessAsked } from '../support/tours/parts/leave.ts';

/** An advisor as DSS knows her. */
export const claire = {
  firstName: 'Claire',
  lastName: 'Beaulieu',
  email: 'claire.beaulieu@advisors.example',
  phone: '4185550142',
  addressLine1: '125 rue Saint-Jean',
  addressLine2: null,
  city: 'Québec',
  province: 'QC',
  postalCode: 'G1R1S4',
  language: 'FR' as const,
};
/** An advisor as LH knows him. */
export const omar = {
  ...claire,
  firstName: 'Omar',
  lastName: 'Haddad',
  email: 'omar.haddad@advisors.example',
};

export const byPartyId = selectedSponsor('MLIADV', '70010001');
export const byCounselorId = selectedSponsor('LAKES', '44010001');

export const typed = {
  firstName: 'Grace',
  lastName: 'MacLeod',
  emailAddress: 'grace.macleod@advisors.example',
  userGroup: 'LIA agent',
} as const;

/** What the form begins with. */
export const blank = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  phone: '',
  address: '',
  address2: '',
  city: '',
  provinceOfResidence: '',
  postalCode: '',
  language: 'EN',
  status: 'NEW',
  userGroup: '',
};

export const codesOf = ({ context }: AnyMachineSnapshot) =>
  context.selectedSponsors.map(({ sponsorCode }: { sponsorCode: string }) => sponsorCode).join();

export const isTyped = ({ context }: AnyMachineSnapshot) =>
  Object.entries(typed).every(([key, value]) => context.form[key] === value);

/** Nothing else is done after the page is left. */
export const unlessElsewhere = <S extends { options: StimulusOptions }>(stimulus: S): S => {
  const { options, ...other } = unlessAsked(stimulus);
  const when = (snapshot: AnyMachineSnapshot) =>
    !snapshot.matches({ form: 'done' }) && (options.when?.(snapshot) ?? true);
  return { ...other, options: { ...options, when } } as S;
};
