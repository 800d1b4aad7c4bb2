import type { SellerRef, Sellers } from '#domain/payment/sellers.ts';
import type { SellingAgency } from '#domain/payment/sellingAgency.ts';

export type AgencySwitchInput = {
  /** Null where nobody chooses ([CP-028]). */
  agency: SellingAgency | null;
  /** Who was chosen in an earlier visit. */
  chosen: SellerRef | null;
};

export type AgencySwitchContext = {
  agency: SellingAgency | null;
  sellers: Sellers | null;
  chosen: SellerRef | null;
  /** For whom the session works; null while nobody knows, as after a switch that failed. */
  current: SellerRef | null;
  /** Code of what kept the list from being read, or the session from being switched. */
  problem: string | null;
};

/** What a switch asks for. */
export type SwitchRequest = SellingAgency & { seller: SellerRef };

export type AgencySwitchEvent =
  | { type: 'person.chooseSeller'; seller: SellerRef }
  | { type: 'person.readAgain' }
  /** The purchase is about to be made. */
  | { type: 'parent.switch' };

/** What the chart sends to the payment. */
export type AgencySwitchNews =
  /** Those who can be chosen are known, and one of them is chosen. */
  | { type: 'agencySwitch.offered' }
  | { type: 'agencySwitch.chosen'; seller: SellerRef }
  /** The session works for whom was chosen. */
  | { type: 'agencySwitch.switched' }
  /** [CP-022] It does not: nothing may be bought. */
  | { type: 'agencySwitch.failed'; problem: string };
