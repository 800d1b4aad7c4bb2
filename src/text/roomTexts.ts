import type account from '#locales/en-CA/account.json';
import type apply from '#locales/en-CA/apply.json';
import type area from '#locales/en-CA/area.json';
import type confirmation from '#locales/en-CA/confirmation.json';
import type content from '#locales/en-CA/content.json';
import type flow from '#locales/en-CA/flow.json';
import type gallery from '#locales/en-CA/gallery.json';
import type kit from '#locales/en-CA/kit.json';
import type pages from '#locales/en-CA/pages.json';
import type payment from '#locales/en-CA/payment.json';
import type planSelection from '#locales/en-CA/planSelection.json';
import type policyLink from '#locales/en-CA/policyLink.json';
import type quickQuote from '#locales/en-CA/quickQuote.json';
import type quoteSummary from '#locales/en-CA/quoteSummary.json';
import type runningSummary from '#locales/en-CA/runningSummary.json';
import type shell from '#locales/en-CA/shell.json';
import type tableFilter from '#locales/en-CA/tableFilter.json';
import type licensing from '#locales/en-CA/licensing.json';
import type list from '#locales/en-CA/list.json';
import type licenseForm from '#locales/en-CA/licenseForm.json';
import type tripDetails from '#locales/en-CA/tripDetails.json';

/** The rooms that views show, as English has them. */
type RoomTexts = {
  account: typeof account;
  apply: typeof apply;
  area: typeof area;
  confirmation: typeof confirmation;
  content: typeof content;
  flow: typeof flow;
  gallery: typeof gallery;
  kit: typeof kit;
  pages: typeof pages;
  payment: typeof payment;
  planSelection: typeof planSelection;
  policyLink: typeof policyLink;
  quickQuote: typeof quickQuote;
  quoteSummary: typeof quoteSummary;
  runningSummary: typeof runningSummary;
  shell: typeof shell;
  tableFilter: typeof tableFilter;
  licensing: typeof licensing;
  licenseForm: typeof licenseForm;
  list: typeof list;
  tripDetails: typeof tripDetails;
};

export type Room = keyof RoomTexts;
export type TextKey<R extends Room> = keyof RoomTexts[R] & string;
