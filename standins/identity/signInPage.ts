import { html, type Html } from '../pages/html.ts';
import { pageOf, problemSummary, textField, type Problem } from '../pages/layout.ts';
import type { SamplePerson } from '../settings.ts';
import { otherLanguage, textsOf, type Language, type Texts } from '../texts/texts.ts';
import type { Accounts, IssuerName } from './accounts.ts';

export type SignInPage = {
  issuer: IssuerName;
  language: Language;
  /** Path of the sign-in under way, without query. */
  path: string;
  accounts: Accounts;
  username: string;
  password: string;
  problems: readonly Problem[];
};

/** The form in which people sign in, with the sample people beside it. */
export function signInPage({
  issuer,
  language,
  path,
  accounts,
  username,
  password,
  problems,
}: SignInPage): string {
  const t = textsOf(language);
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.text;
  const example = accounts.sample[0]?.username ?? t('signIn.exampleName');
  const form = html`<section class="card stack">
<div class="tight"><h1>${t('signIn.title')}</h1><p class="soft">${t(`signIn.intro.${issuer}`)}</p></div>
${problemSummary(t, problems)}
<form class="stack" method="post" action="${path}?lang=${language}" novalidate>
${textField({ name: 'username', label: t('signIn.username'), hint: t(`signIn.usernameHint.${issuer}`, { example }), value: username, problem: problemOf('username'), autocomplete: 'username' })}
${textField({ name: 'password', label: t('signIn.password'), type: 'password', value: password, problem: problemOf('password'), autocomplete: 'current-password' })}
<div class="acts">
<button name="act" value="signIn"${password && html` autofocus`}>${t('signIn.submit')}</button>
<button name="act" value="cancel" class="quiet">${t('signIn.cancel')}</button>
</div>
</form>
${issuer === 'customers' && html`<p>${t('signIn.noAccount')} <a href="${path}?lang=${language}&screen=sign-up">${t('signIn.toSignUp')}</a></p>`}
</section>`;
  return pageOf({
    language,
    t,
    title: t('signIn.title'),
    service: t(`identity.service.${issuer}`),
    switchTo: `${path}?lang=${otherLanguage(language)}`,
    width: 'wide',
    body: html`<div class="columns">${form}${samplePeople(t, language, path, accounts.sample, username)}</div>`,
  });
}

function samplePeople(
  t: Texts,
  language: Language,
  path: string,
  people: readonly SamplePerson[],
  chosen: string,
): Html | null {
  if (people.length === 0) return null;
  return html`<section class="stack" aria-labelledby="people-title">
<div class="tight"><h2 id="people-title">${t('people.title')}</h2><p class="soft">${t('people.intro')}</p></div>
<ul class="people">${people.map(
    (person) =>
      html`<li><a href="${path}?lang=${language}&as=${encodeURIComponent(person.username)}"${person.username === chosen && html` aria-current="true"`}>
<span class="name">${person.name}</span>
<span class="username">${person.username} · <span class="code">${person.password}</span></span>
${person.note && html`<span class="note">${person.note[language]}</span>`}
<span class="use">${t('people.use')}</span></a></li>`,
  )}</ul>
</section>`;
}
