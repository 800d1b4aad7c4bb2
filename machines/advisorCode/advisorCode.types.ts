import type { advisorCodeForm } from '#domain/advisors/advisorCodeForm.ts';
import type { SelectedSponsor } from '#domain/advisors/sponsors.ts';
import type { StoredAdvisor } from '#domain/calls/shapes/advisor.ts';
import type { Language } from '#domain/locales.ts';
import type { FillEvent, LeaveFieldEvent } from '../forms/formPart.ts';
import type { SendingContext } from '../forms/sendingPart.ts';

export type AdvisorCodeInput = { language: Language };

export type AdvisorCodeEvent =
  | FillEvent<typeof advisorCodeForm>
  | LeaveFieldEvent<typeof advisorCodeForm>
  | { type: 'person.confirm' }
  | { type: 'person.cancel' }
  | { type: 'person.retry' }
  /** Another sponsor is to be added to these. */
  | { type: 'parent.openAdvisorCode'; selectedSponsors: readonly SelectedSponsor[] }
  | { type: 'parent.chooseLanguage'; language: Language }
  | { type: 'parent.renewSession' };

/** What the chart says to its parent: a sponsor was found, with the advisor that its register has. */
export type AdvisorCodeNews = {
  type: 'advisorCode.find';
  sponsor: SelectedSponsor;
  advisor: StoredAdvisor;
};

export type AdvisorCodeContext = SendingContext<typeof advisorCodeForm> & {
  language: Language;
  /** [AD-025] The sponsors that can be chosen, as 'name - code'. */
  sponsors: readonly string[];
  /** The sponsors that are in the table. */
  selectedSponsors: readonly SelectedSponsor[];
};

export type SponsorsRequest = { language: Language };
