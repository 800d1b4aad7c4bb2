import { html } from '../pages/html.ts';
import { pageOf, problemSummary, textField, type Problem } from '../pages/layout.ts';
import { languages, otherLanguage, textsOf, type Language, type TextKey } from '../texts/texts.ts';
import type { NewAccount } from './accounts.ts';

export type SignUpPage = {
  language: Language;
  /** Path of the sign-in under way, without query. */
  path: string;
  values: NewAccount;
  problems: readonly Problem[];
};

/** The form in which a customer makes an account. */
export function signUpPage({ language, path, values, problems }: SignUpPage): string {
  const t = textsOf(language);
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.text;
  const here = (inLanguage: Language) => `${path}?lang=${inLanguage}&screen=sign-up`;
  const languageNames: Record<Language, TextKey> = { en: 'signUp.english', fr: 'signUp.french' };
  const body = html`<section class="card stack">
<div class="tight"><h1>${t('signUp.title')}</h1><p class="soft">${t('signUp.intro')}</p></div>
${problemSummary(t, problems)}
<form class="stack" method="post" action="${here(language)}" novalidate>
${textField({ name: 'name', label: t('signUp.name'), value: values.name, problem: problemOf('name'), autocomplete: 'name' })}
${textField({ name: 'email', label: t('signUp.email'), type: 'email', value: values.email, problem: problemOf('email'), autocomplete: 'email' })}
${textField({ name: 'password', label: t('signUp.password'), type: 'password', hint: t('signUp.passwordHint'), problem: problemOf('password'), autocomplete: 'new-password' })}
<fieldset><legend>${t('signUp.language')}</legend><div class="choices">${languages.map(
    (choice) =>
      html`<label><input type="radio" name="preferredLanguage" value="${choice}"${choice === values.preferredLanguage && html` checked`}>${t(languageNames[choice])}</label>`,
  )}</div></fieldset>
<div class="acts"><button name="act" value="signUp">${t('signUp.submit')}</button></div>
</form>
<p>${t('signUp.haveAccount')} <a href="${path}?lang=${language}">${t('signUp.toSignIn')}</a></p>
</section>`;
  return pageOf({
    language,
    t,
    title: t('signUp.title'),
    service: t('identity.service.customers'),
    switchTo: here(otherLanguage(language)),
    body,
  });
}
