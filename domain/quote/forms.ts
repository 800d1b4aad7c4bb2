import type { OrganizationCategory, OrganizationKind } from '../organizations.ts';
import type { ApplicationKey, SalesChannel } from '../applications.ts';
import type { IsoDate } from '../calendar.ts';
import type { Language } from '../locales.ts';
import type { PaymentGateway } from '../payment/gateways.ts';
import type { QuickQuoteLimits } from './limits.ts';

type LocationNames = { name: string; city: string; state: string; country: string };

/** What a location is called in languages other than the one in which it was found, as far as that differs. */
export type OtherLocationNames = Partial<Record<Language, Partial<LocationNames>>>;

/** [TD-014] A place that can be departed from or travelled to, in the language in which it was found. */
export type TravelLocation = LocationNames & { id: string; iata: string; called?: OtherLocationNames };

/** What stands in a location field: the typed text and, when picked from the suggestions, the place. */
export type LocationEntry = { text: string; chosen: TravelLocation | null };

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
  /** [PY-004] The gateways that the organization has chosen. */
  paymentGateways: readonly PaymentGateway[];
  /** [QQ-009] AUTH_ROLES.QUOTE_READ */
  mayQuote: boolean;
  /** [QF-032] BOOKING.BOOK_QUOTE */
  mayBook: boolean;
  /** Whether the worksheet of a price may be read. */
  mayReadWorksheet: boolean;
  /** Whether a quote may be taken along as a PDF, as from the list of held quotes, and mailed to the client. */
  mayPrintQuote: boolean;
  mayMailQuote: boolean;
  /** Whether the menu leads to the list of tasks. */
  mayOpenTasks: boolean;
  /** [PM-020] POLICY_ADMIN */
  mayDateApplication: boolean;
  monerisProfileId: string;
  /** [PY-001] Address of the card provider's hosted frame. */
  cardFrameUrl: string;
  /** [QF-043] */
  today: IsoDate;
};
