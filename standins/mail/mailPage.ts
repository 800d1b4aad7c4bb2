import { html, type Html } from '../pages/html.ts';
import { pageOf } from '../pages/layout.ts';
import { otherLanguage, tagOf, textsOf, type Language, type Texts } from '../texts/texts.ts';
import type { MailLine, OpenedMail } from './mailbox.ts';

/** Every message that came, the latest on top. */
export function mailListPage(language: Language, mails: readonly MailLine[]): string {
  const t = textsOf(language);
  const body = html`<div class="stack">
<div class="tight"><h1>${t('mail.title')}</h1><p>${t('mail.intro')}</p></div>
<section class="card stack"><h2>${t('mail.received')}</h2>${mails.length === 0 ? html`<p class="soft">${t('mail.empty')}</p>` : mailTable(t, language, mails)}</section>
</div>`;
  return pageOf({
    language,
    t,
    title: t('mail.title'),
    service: t('mail.service'),
    switchTo: `/mail?lang=${otherLanguage(language)}`,
    width: 'wide',
    body,
  });
}

function mailTable(t: Texts, language: Language, mails: readonly MailLine[]): Html {
  const rows = mails.map(
    ({ id, recipient, subject, receivedAt }) => html`<tr>
<td><a href="/mail/${id}?lang=${language}">${subject || t('mail.noSubject')}</a></td>
<td>${recipient}</td><td>${momentOf(receivedAt, language)}</td></tr>`,
  );
  const heads = [t('mail.subject'), t('mail.to'), t('mail.receivedAt')];
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${heads.join(', ')}"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

/** One message: who, when, its two parts and what is attached. */
export function mailPage(language: Language, mail: OpenedMail): string {
  const t = textsOf(language);
  const { id, subject, attachments } = mail;
  const facts: readonly [string, string][] = [
    [t('mail.from'), mail.from],
    [t('mail.to'), mail.to || mail.recipient],
    [t('mail.receivedAt'), momentOf(mail.receivedAt, language)],
    [t('mail.messageId'), mail.messageId],
  ];
  const title = subject || t('mail.noSubject');
  const body = html`<div class="stack">
<div class="tight"><p><a href="/mail?lang=${language}">${t('mail.back')}</a></p><h1>${title}</h1></div>
<section class="card stack"><h2>${t('mail.details')}</h2>
<dl>${facts.map(([name, value]) => html`<dt class="soft">${name}</dt><dd>${value}</dd>`)}</dl>
${
  attachments.length > 0 &&
  html`<div class="tight"><h3>${t('mail.attachments')}</h3><ul>${attachments.map(({ name }, at) => html`<li><a href="/mail/${id}/attachments/${at}">${name || t('mail.unnamed')}</a></li>`)}</ul></div>`
}
</section>
${mail.html !== '' && html`<section class="card stack"><h2>${t('mail.html')}</h2><iframe class="letter" src="/mail/${id}/html" title="${t('mail.html')}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>`}
${mail.text !== '' && html`<section class="card stack"><h2>${t('mail.text')}</h2><pre class="letter">${mail.text}</pre></section>`}
</div>`;
  return pageOf({
    language,
    t,
    title,
    service: t('mail.service'),
    switchTo: `/mail/${id}?lang=${otherLanguage(language)}`,
    width: 'wide',
    body,
  });
}

/** What is said where there is no such message. */
export function noMailPage(language: Language): string {
  const t = textsOf(language);
  const body = html`<div class="stack"><h1>${t('mail.gone')}</h1><p><a href="/mail?lang=${language}">${t('mail.back')}</a></p></div>`;
  return pageOf({ language, t, title: t('mail.gone'), service: t('mail.service'), body });
}

function momentOf(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(tagOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Toronto',
  }).format(Date.parse(instant));
}
