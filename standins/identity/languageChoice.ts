import { html, type Html } from '../pages/html.ts';
import { languages, type Language, type TextKey, type Texts } from '../texts/texts.ts';

export const languageNames: Record<Language, TextKey> = { en: 'signUp.english', fr: 'signUp.french' };

/** The language that somebody prefers, as a choice of both. */
export function languageChoice(t: Texts, chosen: Language): Html {
  return html`<fieldset><legend>${t('signUp.language')}</legend><div class="choices">${languages.map(
    (choice) =>
      html`<label><input type="radio" name="preferredLanguage" value="${choice}"${choice === chosen && html` checked`}>${t(languageNames[choice])}</label>`,
  )}</div></fieldset>`;
}
