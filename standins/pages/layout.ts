import { styleSheets } from './assets.ts';
import { otherLanguage, tagOf, type Language, type Texts } from '../texts/texts.ts';
import { html, type Html } from './html.ts';

export type Page = {
  language: Language;
  t: Texts;
  title: string;
  /** Name of the service in the banner. */
  service: string;
  body: Html;
  /** Address of this page in the other language; none where the page cannot be asked again. */
  switchTo?: string;
  /** Path of a module script; pages work without one. */
  script?: string;
  width?: 'narrow' | 'wide';
};

/** A whole page of the stand-ins: banner with the language switch, one heading, footer that says what it is. */
export function pageOf({
  language,
  t,
  title,
  service,
  body,
  switchTo,
  script,
  width = 'narrow',
}: Page): string {
  const other = otherLanguage(language);
  return html`<!doctype html>
<html lang="${tagOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${service}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
${styleSheets.map((sheet) => html`<link rel="stylesheet" href="/assets/${sheet}">`)}
${script && html`<script type="module" src="${script}"></script>`}
</head>
<body>
<a class="skip" href="#main">${t('page.skip')}</a>
<header class="banner">
<span class="brand"><img src="/assets/mark.svg" alt="" width="32" height="32"><span class="service">${service}</span></span>
<span class="badge">${t('page.sample')}</span>
${switchTo && html`<a class="switch" href="${switchTo}" lang="${tagOf(other)}" hreflang="${tagOf(other)}">${t('page.otherLanguage')}</a>`}
</header>
<main id="main" class="${width}" tabindex="-1">${body}</main>
<footer class="footer"><p>${t('page.footer')}</p></footer>
</body>
</html>`.markup;
}

export type Problem = { field: string; text: string };

/** Summary of what is wrong; takes the focus and links to the fields. */
export function problemSummary(t: Texts, problems: readonly Problem[]): Html | null {
  if (problems.length === 0) return null;
  return html`<div class="problems" role="alert" tabindex="-1" autofocus aria-labelledby="problems-title">
<h2 id="problems-title">${t('page.problem')}</h2>
<ul>${problems.map(({ field, text }) => html`<li><a href="#${field}">${text}</a></li>`)}</ul>
</div>`;
}

export type Field = {
  name: string;
  label: string;
  type?: 'text' | 'password' | 'email' | 'number';
  value?: string;
  hint?: string;
  problem?: string | undefined;
  autocomplete: string;
};

/** A labelled text field with its hint and its problem. */
export function textField({
  name,
  label,
  type = 'text',
  value = '',
  hint,
  problem,
  autocomplete,
}: Field): Html {
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return html`<div class="field${problem ? ' wrong' : ''}">
<label for="${name}">${label}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${problem && html`<p class="problem" id="${name}-problem">${problem}</p>`}
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false"${described && html` aria-describedby="${described}"`}${problem && html` aria-invalid="true"`}>
</div>`;
}
