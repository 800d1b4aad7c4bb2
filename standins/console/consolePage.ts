import { groupPan } from '../card/frame/format.ts';
import { faultKinds, type Fault, type FaultPlace } from '../faults/faults.ts';
import type { Charge } from '../gateway/chargeRecords.ts';
import { testAmounts, testCards, type DeclineReason } from '../gateway/outcomes.ts';
import { html, type Html } from '../pages/html.ts';
import { pageOf, problemSummary, textField } from '../pages/layout.ts';
import type { CardProfile } from '../settings.ts';
import { otherLanguage, tagOf, textsOf, type Language, type TextKey, type Texts } from '../texts/texts.ts';

export type ConsolePage = {
  language: Language;
  isRefused: boolean;
  faults: readonly Fault[];
  now: number;
  offsetSeconds: number;
  charges: readonly Charge[];
  profiles: readonly CardProfile[];
};

/** The fault console: what can be set on top, what is set and what happened below. */
export function consolePage(console: ConsolePage): string {
  const { language, isRefused } = console;
  const t = textsOf(language);
  const body = html`<div class="stack">
<div class="tight"><h1>${t('console.title')}</h1><p>${t('console.intro')}</p></div>
${isRefused && problemSummary(t, [{ field: 'fault', text: t('console.refused') }])}
<div class="columns">
<section class="card stack"><h2>${t('console.set')}</h2>${faultForm(t, language)}</section>
<div class="stack">
<section class="card stack"><h2>${t('console.queue')}</h2>${faultList(t, language, console.faults)}</section>
<section class="card stack"><h2>${t('console.clock')}</h2>${clockForm(t, console)}</section>
</div>
</div>
<section class="card stack"><div class="tight"><h2>${t('console.cards')}</h2><p class="soft">${t('console.cardsText')}</p></div>${cardTable(t)}</section>
<section class="card stack"><div class="tight"><h2>${t('console.amounts')}</h2><p class="soft">${t('console.amountsText')}</p></div>${amountTable(t, language)}</section>
<section class="card stack"><h2>${t('console.charges')}</h2>${chargeTable(t, language, console.charges)}</section>
<section class="card stack"><h2>${t('console.profiles')}</h2>${profileTable(t, console.profiles)}</section>
</div>`;
  return pageOf({
    language,
    t,
    title: t('console.title'),
    service: t('console.service'),
    switchTo: `/console?lang=${otherLanguage(language)}`,
    width: 'wide',
    body,
  });
}

function faultName(t: Texts, place: FaultPlace, kind: string): string {
  return t('console.faultAt', { place: t(`place.${place}`), kind: t(`fault.${kind}` as TextKey) });
}

function faultForm(t: Texts, language: Language): Html {
  const places = Object.entries(faultKinds) as [FaultPlace, readonly string[]][];
  return html`<form class="stack" method="post" action="/console/faults?lang=${language}">
<div class="field"><label for="fault">${t('console.fault')}</label><select id="fault" name="fault">${places.flatMap(
    ([place, kinds]) =>
      kinds.map((kind) => html`<option value="${place} ${kind}">${faultName(t, place, kind)}</option>`),
  )}</select></div>
${textField({ name: 'match', label: t('console.match'), hint: t('console.matchHint'), autocomplete: 'off' })}
${textField({ name: 'times', label: t('console.times'), hint: t('console.timesHint'), type: 'number', value: '1', autocomplete: 'off' })}
${textField({ name: 'seconds', label: t('console.seconds'), hint: t('console.secondsHint'), type: 'number', autocomplete: 'off' })}
<div class="acts"><button>${t('console.add')}</button></div>
</form>`;
}

function faultList(t: Texts, language: Language, faults: readonly Fault[]): Html {
  if (faults.length === 0) return html`<p class="soft">${t('console.queueEmpty')}</p>`;
  const rows = faults.map(
    ({ id, place, kind, match, times }) => html`<tr>
<td>${faultName(t, place, kind)}</td>
<td>${match || t('console.any')}</td>
<td>${times ?? t('console.always')}</td>
<td><form method="post" action="/console/faults/remove?lang=${language}"><button class="quiet small" name="id" value="${id}">${t('console.remove')}</button></form></td></tr>`,
  );
  const heads = [t('console.fault'), t('console.match'), t('console.remaining'), t('console.action')];
  return html`${table(heads, rows)}
<form method="post" action="/console/faults/clear?lang=${language}"><button class="quiet">${t('console.removeAll')}</button></form>`;
}

function clockForm(t: Texts, { language, now, offsetSeconds }: ConsolePage): Html {
  const time = new Intl.DateTimeFormat(tagOf(language), {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'America/Toronto',
  }).format(now);
  return html`<form class="stack" method="post" action="/console/clock?lang=${language}">
<p>${t('console.clockText', { time })}</p>
${textField({ name: 'offsetSeconds', label: t('console.offset'), hint: t('console.offsetHint'), type: 'number', value: String(offsetSeconds), autocomplete: 'off' })}
<div class="acts"><button class="quiet">${t('console.setClock')}</button></div>
</form>`;
}

function cardTable(t: Texts): Html {
  const rows = testCards.map(
    ({ number, outcome, reason }) =>
      html`<tr><td><code>${groupPan(number)}</code></td><td>${outcomeOf(t, outcome, reason)}</td></tr>`,
  );
  return table([t('console.cardNumber'), t('console.outcome')], rows);
}

function amountTable(t: Texts, language: Language): Html {
  const rows = testAmounts.map(
    ({ amountCents, outcome, reason }) =>
      html`<tr><td>${dollars(amountCents, language)}</td><td>${outcomeOf(t, outcome, reason)}</td></tr>`,
  );
  return table([t('console.amount'), t('console.outcome')], rows);
}

function chargeTable(t: Texts, language: Language, charges: readonly Charge[]): Html {
  if (charges.length === 0) return html`<p class="soft">${t('console.chargesEmpty')}</p>`;
  const rows = charges.map(
    ({ orderId, amountCents, status, reason, card }) => html`<tr>
<td><code>${orderId}</code></td><td>${dollars(amountCents, language)}</td>
<td>${t(`status.${status}`)}${reason && html` – ${t(`reason.${reason}`)}`}</td>
<td>${card && html`${card.brand} ${card.last4}`}</td></tr>`,
  );
  return table([t('console.order'), t('console.amount'), t('console.status'), t('console.card')], rows);
}

function profileTable(t: Texts, profiles: readonly CardProfile[]): Html {
  const rows = profiles.map(
    ({ id, sourceOrigins }) => html`<tr><td><code>${id}</code></td><td>${sourceOrigins.join(', ')}</td></tr>`,
  );
  return table([t('console.profile'), t('console.origins')], rows);
}

function outcomeOf(
  t: Texts,
  outcome: (typeof testCards)[number]['outcome'],
  reason: DeclineReason | null,
): Html {
  return html`${t(`outcome.${outcome}`)}${reason && html` – ${t(`reason.${reason}`)}`}`;
}

function dollars(cents: number, language: Language): string {
  return new Intl.NumberFormat(tagOf(language), {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100);
}

function table(heads: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${heads.join(', ')}"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
}
