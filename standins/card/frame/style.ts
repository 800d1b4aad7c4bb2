import { cardFields, type CardField } from '../cardRules.ts';
import type { FrameLanguage } from './frameSettings.ts';

/** The style message: looks once after ready, labels and language as often as the page wants. */
export type StyleMessage = {
  style: Record<string, string>;
  labels: Partial<Record<CardField, string>> | null;
  lang: FrameLanguage | null;
};

const color = /^(#[\da-f]{3,8}|[a-z]{3,20}|(rgb|hsl|oklch)a?\([\d\s.,%/]+\))$/i;
const length = /^\d{1,3}(\.\d{1,3})?(px|rem|em)$/;
const looks: Record<string, { property: string; value: RegExp }> = {
  color: { property: '--ink', value: color },
  backgroundColor: { property: '--surface', value: color },
  borderColor: { property: '--line', value: color },
  labelColor: { property: '--label', value: color },
  placeholderColor: { property: '--label', value: color },
  focusColor: { property: '--focus', value: color },
  errorColor: { property: '--danger', value: color },
  fontSize: { property: '--size', value: length },
  fontWeight: { property: '--weight', value: /^[1-9]00$/ },
  borderRadius: { property: '--radius', value: length },
};
const mostLabel = 60;

/** Reads a style message given as an object or as JSON; null for anything of another shape. */
export function readStyleMessage(data: unknown): StyleMessage | null {
  const message = typeof data === 'string' ? parsed(data) : data;
  if (!isRecord(message) || message.type !== 'style') return null;
  const { style = {}, labels = null, lang = null } = message;
  if (!isTexts(style) || !(labels === null || isTexts(labels))) return null;
  if (lang !== null && lang !== 'en' && lang !== 'fr') return null;
  return { style, labels: labels && labelsOf(labels), lang };
}

/** Sets the looks that are known and well formed; others are left as they are. */
export function applyLooks(style: Record<string, string>): void {
  for (const [name, value] of Object.entries(style)) {
    const look = looks[name];
    if (look?.value.test(value)) document.documentElement.style.setProperty(look.property, value);
  }
}

const dressed: Record<string, string> = {
  body: 'body',
  textbox: 'input',
  textbox_pan: '#pan',
  textbox_exp: '#exp',
  textbox_cvd: '#cvd',
  input_label: 'label',
  label_pan: 'label[for=pan]',
  label_exp: 'label[for=exp]',
  label_cvd: 'label[for=cvd]',
};
const allowedProperty =
  /^(color|background(-color)?|border(-[a-z-]+)?|padding(-[a-z]+)?|font(-[a-z]+)?|letter-spacing|line-height|text-(align|transform|indent))$/;
const refusedValue = /url|image|expression|script|import|[\\<>@{}]/i;

/** Applies inline CSS of the address, declaration by declaration; what could load or run something is left out. */
export function applyCss(css: Record<string, string>): void {
  for (const [name, declarations] of Object.entries(css)) {
    for (const element of document.querySelectorAll<HTMLElement>(dressed[name] ?? ':not(*)')) {
      for (const declaration of declarations.split(';')) {
        const [property = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim());
        if (allowedProperty.test(property) && value && !refusedValue.test(value)) {
          element.style.setProperty(property, value);
        }
      }
    }
  }
}

function labelsOf(labels: Record<string, string>): Partial<Record<CardField, string>> {
  return Object.fromEntries(
    cardFields.flatMap((field) => (labels[field] ? [[field, labels[field].slice(0, mostLabel)]] : [])),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string');
}
