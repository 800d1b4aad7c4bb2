import { html } from '../pages/html.ts';
import { languageOf, languages, tagOf, textsBelow, textsOf, type Language } from '../texts/texts.ts';
import { cardFields, type CardField } from './cardRules.ts';
import type { FrameSettings, FrameTexts } from './frame/frameSettings.ts';

type FrameQuery = Record<string, string | undefined>;

const cssNames = [
  'body',
  'textbox',
  'textbox_pan',
  'textbox_exp',
  'textbox_cvd',
  'input_label',
  'label_pan',
  'label_exp',
  'label_cvd',
];
const mostLabel = 60;
const mostCss = 1000;
const autocomplete: Record<CardField, string> = { pan: 'cc-number', exp: 'cc-exp', cvd: 'cc-csc' };

/** The profile that the address names, known or not. */
export function profileOf(query: FrameQuery): string {
  return (query.id ?? '').slice(0, 64);
}

/** Reads the provider's query parameters; unknown ones are ignored. */
export function frameSettingsOf(
  query: FrameQuery,
  given: Pick<FrameSettings, 'ticket' | 'thisMonth' | 'origins' | 'failsAtLoad'>,
): FrameSettings {
  const isOn = (name: string) => query[name] === '1';
  const shown = cardFields.filter((field) => field === 'pan' || isOn(`enable_${field}`));
  return {
    ...given,
    lang: languageOf(query.lang) ?? 'en',
    shown,
    labels: query.display_labels === '2' ? 'placeholders' : isOn('display_labels') ? 'labels' : 'hidden',
    groupPan: isOn('enable_cc_formatting'),
    groupExpiry: isOn('enable_exp_formatting'),
    ownLabels: Object.fromEntries(
      cardFields.flatMap((field) => {
        const label = query[`${field}_label`]?.trim().slice(0, mostLabel);
        return label ? [[field, label]] : [];
      }),
    ),
    texts: Object.fromEntries(languages.map((lang) => [lang, frameTexts(lang)])) as Record<
      Language,
      FrameTexts
    >,
    css: Object.fromEntries(
      cssNames.flatMap((name) => {
        const css = query[`css_${name}`]?.slice(0, mostCss);
        return css ? [[name, css]] : [];
      }),
    ),
  };
}

function frameTexts(language: Language): FrameTexts {
  const t = textsOf(language);
  return {
    title: t('frame.title'),
    over: t('frame.over'),
    labels: textsBelow(language, 'frame.label.') as FrameTexts['labels'],
    problems: textsBelow(language, 'frame.problem.') as FrameTexts['problems'],
  };
}

/** The document inside the frame: one row of fields, or three below 480 px. */
export function framePage(settings: FrameSettings): string {
  const { lang, shown, labels, ownLabels, texts } = settings;
  const fields = shown.map((field) => {
    const label = ownLabels[field] ?? texts[lang].labels[field];
    return html`<div class="field" data-field="${field}">
<label for="${field}">${label}</label>
<input id="${field}" type="text" inputmode="numeric" autocomplete="${autocomplete[field]}" spellcheck="false" aria-describedby="${field}-problem"${labels === 'placeholders' && html` placeholder="${label}"`}>
${field === 'pan' && html`<span class="brand" aria-hidden="true"></span>`}
<span class="mark" aria-hidden="true">!</span>
<span class="unseen" id="${field}-problem"></span>
</div>`;
  });
  return html`<!doctype html>
<html lang="${tagOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts[lang].title}</title>
<link rel="stylesheet" href="/HPPtoken/frame.css">
<script type="module" src="/HPPtoken/frame/frame.ts"></script>
</head>
<body data-settings="${JSON.stringify(settings)}">
<div class="fields ${labels}" role="group" aria-label="${texts[lang].title}">${fields}</div>
<p class="over" role="alert"></p>
</body>
</html>`.markup;
}
