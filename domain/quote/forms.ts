import type { OrganizationCategory, OrganizationKind } from '../organizations.ts';
import type { ApplicationKey, SalesChannel } from '../applications.ts';
import type { FlowTravellerType, StudentType, Toggle } from '../catalogue/travellers.ts';
import type { IsoDate } from '../calendar.ts';
import type { ProvinceCode } from '../provinces.ts';
import type { QuickQuoteLimits } from './limits.ts';

/** [TD-014] A place that can be departed from or travelled to. */
export type TravelLocation = {
  id: string;
  iata: string;
  name: string;
  city: string;
  state: string;
  country: string;
};

/** What stands in a location field: the typed text and, when picked from the suggestions, the place. */
export type LocationEntry = { text: string; chosen: TravelLocation | null };

/** A row of the quick quote as typed; `id` is the traveller's reference number and never changes. */
export type TravellerRow = { id: string; age: string; tripCost: string };

/** [QQ-001] [QQ-002] [QQ-004] The traveller-details step as typed. */
export type TravellersForm = {
  flowTravellerType: FlowTravellerType;
  studentType: StudentType | '';
  bookingDate: string;
  departureDate: string;
  /** [TD-006] With multi-trip on this is the returnDateMultiTrip of the documents. */
  returnDate: string;
  departure: LocationEntry;
  destination: LocationEntry;
  province: ProvinceCode | '';
  country: string;
  travelOutsideCanada: Toggle | '';
  multiTrip: Toggle | '';
  familyPlans: Toggle | '';
  travellers: readonly TravellerRow[];
};

/** What the flow knows of the session before anything is typed. */
export type FlowFacts = {
  application: ApplicationKey;
  channel: SalesChannel;
  adminView: boolean;
  userType: 'lanid' | 'ciamid';
  organizationCode: string;
  organizationCategory: OrganizationCategory;
  organizationKind: OrganizationKind;
  /** [QQ-030] */
  quickQuoteLimits: QuickQuoteLimits;
  /** [QQ-009] AUTH_ROLES.QUOTE_READ */
  mayQuote: boolean;
  /** [QF-032] BOOKING.BOOK_QUOTE */
  mayBook: boolean;
  /** [PM-020] POLICY_ADMIN */
  mayDateApplication: boolean;
  monerisProfileId: string;
  /** [PY-001] Address of the card provider's hosted frame. */
  cardFrameUrl: string;
  /** [QF-043] */
  today: IsoDate;
};
