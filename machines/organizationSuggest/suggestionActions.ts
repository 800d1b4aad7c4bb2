import { sendTo } from 'xstate';
import type { Picked } from '#domain/forms/picked.ts';
import type { Language } from '#domain/locales.ts';

const suggestions = 'organizationSuggest';

/** An action that sends, whatever context, events and actors its chart has. */
type Sending<Params> = (args: unknown, params: Params) => void;

/** What a form says to the suggestions of organizations, which it invokes under this name. */
export const suggestionActions = {
  searchAgencies: sendTo(suggestions, (_, picked: Picked) => ({
    type: 'parent.search',
    picked,
  })) as unknown as Sending<Picked>,
  closeList: sendTo(suggestions, { type: 'parent.closeList' }) as unknown as () => void,
  suggestInLanguage: sendTo(suggestions, (_, language: Language) => ({
    type: 'parent.chooseLanguage',
    language,
  })) as unknown as Sending<Language>,
  tellSuggestionsOfRenewal: sendTo(suggestions, { type: 'parent.renewSession' }) as unknown as () => void,
};
