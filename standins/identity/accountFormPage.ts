import { html } from '../pages/html.ts';
import { type Field, pageOf, problemSummary, textField, type Problem } from '../pages/layout.ts';
import { otherLanguage, textsOf, type Language } from '../texts/texts.ts';
import { languageChoice } from './languageChoice.ts';

/** How a customer comes to an account: makes one, of their own accord or because somebody invited them. */
export const accountScreens = { signUp: 'sign-up', setUp: 'set-up' } as const;
export type AccountAct = keyof typeof accountScreens;

export type AccountValues = {
  name: string;
  email: string;
  password: string;
  preferredLanguage: Language;
};

type FieldName = Exclude<keyof AccountValues, 'preferredLanguage'>;

const fields: readonly FieldName[] = ['name', 'email', 'password'];
const kinds: Record<FieldName, Pick<Field, 'autocomplete' | 'type'>> = {
  name: { autocomplete: 'name' },
  email: { autocomplete: 'email', type: 'email' },
  password: { autocomplete: 'new-password', type: 'password' },
};

export type AccountFormPage = {
  act: AccountAct;
  language: Language;
  /** Path of the sign-in under way, without query. */
  path: string;
  values: AccountValues;
  problems: readonly Problem[];
};

/** The form in which a customer makes an account. */
export function accountFormPage({ act, language, path, values, problems }: AccountFormPage): string {
  const t = textsOf(language);
  const here = (inLanguage: Language) => `${path}?lang=${inLanguage}&screen=${accountScreens[act]}`;
  const field = (name: FieldName) =>
    textField({
      ...kinds[name],
      name,
      label: t(`signUp.${name}`),
      ...(name === 'password' ? { hint: t('signUp.passwordHint') } : { value: values[name] }),
      problem: problems.find((problem) => problem.field === name)?.text,
    });
  const body = html`<section class="card stack">
<div class="tight"><h1>${t(`${act}.title`)}</h1><p class="soft">${t(`${act}.intro`)}</p></div>
${problemSummary(t, problems)}
<form class="stack" method="post" action="${here(language)}" novalidate>
${fields.map(field)}
${languageChoice(t, values.preferredLanguage)}
<div class="acts"><button name="act" value="${act}">${t(`${act}.submit`)}</button></div>
</form>
<p>${t('signUp.haveAccount')} <a href="${path}?lang=${language}">${t('signUp.toSignIn')}</a></p>
</section>`;
  return pageOf({
    language,
    t,
    title: t(`${act}.title`),
    service: t('identity.service.customers'),
    switchTo: here(otherLanguage(language)),
    body,
  });
}
