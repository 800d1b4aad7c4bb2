import {
  brandOf,
  codeOf,
  digitsOf,
  wrongFields,
  type CardBrand,
  type CardField,
  type TypedCard,
} from '../cardRules.ts';
import type { Channel } from './channel.ts';
import { groupExpiry, groupPan, onlyDigits, rewrite } from './format.ts';
import type { FrameLanguage, FrameSettings } from './frameSettings.ts';

type Verdict = 'none' | 'valid' | 'invalid';
type Part = { cell: HTMLElement; label: HTMLElement; input: HTMLInputElement; problem: HTMLElement };

export type CardForm = {
  card(): TypedCard;
  language(): FrameLanguage;
  /** Changes words only; what is typed stays. */
  relabel(lang: FrameLanguage | null, labels: Partial<Record<CardField, string>> | null): void;
  /** Marks and reports every field that is not valid, the empty ones too, and names them. */
  judgeAll(): CardField[];
  /** Reports what stands in the fields already, typed before the form could hear it or put there by the browser. */
  tellTyped(): void;
  freeze(frozen: boolean): void;
  /** Forgets what was typed and says in place of the fields that the form has to be loaded anew. */
  end(): void;
  isOver(): boolean;
};

const brandNames: Record<CardBrand, string> = { VISA: 'Visa', MASTER: 'Mastercard', AMEX: 'Amex' };

/** Fields of the frame: while a person types nothing is called wrong, only what became valid is reported. */
export function createForm(settings: FrameSettings, channel: Channel): CardForm {
  const { shown, texts } = settings;
  let lang = settings.lang;
  let ownLabels = settings.ownLabels;
  const verdicts: Record<CardField, Verdict> = { pan: 'none', exp: 'none', cvd: 'none' };
  const parts = Object.fromEntries(shown.map((field) => [field, partOf(field)])) as Partial<
    Record<CardField, Part>
  >;

  let over = false;

  const textOf = (field: CardField) => parts[field]?.input.value ?? '';
  const card = (): TypedCard => ({
    pan: digitsOf(textOf('pan')),
    exp: digitsOf(textOf('exp')),
    cvd: textOf('cvd').trim(),
  });
  const wrong = () => wrongFields(card(), shown, settings.thisMonth);
  const isComplete = () => wrong().length === 0;

  const show = (field: CardField) => {
    const part = parts[field];
    if (!part) return;
    const isWrong = verdicts[field] === 'invalid';
    part.cell.classList.toggle('wrong', isWrong);
    part.input.setAttribute('aria-invalid', String(isWrong));
    part.problem.textContent = isWrong ? texts[lang].problems[codeOf[field]] : '';
  };

  const sayOver = () => {
    const place = document.querySelector('.over');
    if (place) place.textContent = texts[lang].over;
  };

  const tellValid = (field: CardField) => {
    verdicts[field] = 'valid';
    show(field);
    const brand = brandOf(card().pan);
    channel.post({
      type: 'valid',
      field,
      ...(field === 'pan' && brand ? { brand } : {}),
      complete: isComplete(),
    });
  };
  const tellInvalid = (field: CardField) => {
    verdicts[field] = 'invalid';
    show(field);
    channel.post({ type: 'invalid', field, code: codeOf[field], complete: false });
  };

  const format = (field: CardField, input: HTMLInputElement) => {
    if (field === 'pan' && settings.groupPan) rewrite(input, groupPan(onlyDigits(input.value, field)));
    if (field === 'exp' && settings.groupExpiry) rewrite(input, groupExpiry(input.value));
    if (field === 'cvd') rewrite(input, onlyDigits(input.value, field));
  };

  const typed = (field: CardField, input: HTMLInputElement) => {
    format(field, input);
    if (field === 'pan') showBrand(brandOf(card().pan));
    if (!wrong().includes(field)) return tellValid(field);
    if (verdicts[field] !== 'valid') return;
    verdicts[field] = 'none';
    show(field);
    channel.post({ type: 'focus', field, complete: false });
  };

  /** A card number of another brand can make a security code right or wrong, so all fields are judged. */
  const left = (field: CardField) => {
    channel.post({ type: 'blur', field, complete: isComplete() });
    const wrongNow = wrong();
    for (const each of shown) {
      const isWrong = wrongNow.includes(each);
      if (isWrong && textOf(each) !== '' && verdicts[each] !== 'invalid') tellInvalid(each);
      if (!isWrong && verdicts[each] !== 'valid') tellValid(each);
    }
  };

  for (const field of shown) {
    const input = parts[field]?.input;
    input?.addEventListener('focus', () => channel.post({ type: 'focus', field, complete: isComplete() }));
    input?.addEventListener('input', () => typed(field, input));
    input?.addEventListener('blur', () => left(field));
  }

  return {
    card,
    language: () => lang,
    relabel(newLang, newLabels) {
      if (newLang && newLang !== lang) ownLabels = {};
      lang = newLang ?? lang;
      ownLabels = { ...ownLabels, ...newLabels };
      document.documentElement.lang = `${lang}-CA`;
      document.title = texts[lang].title;
      document.querySelector('[role=group]')?.setAttribute('aria-label', texts[lang].title);
      for (const field of shown) {
        const part = parts[field];
        if (!part) continue;
        const label = ownLabels[field] ?? texts[lang].labels[field];
        part.label.textContent = label;
        if (settings.labels === 'placeholders') part.input.placeholder = label;
        show(field);
      }
      if (over) sayOver();
    },
    judgeAll() {
      const wrongNow = wrong();
      wrongNow.forEach(tellInvalid);
      return wrongNow;
    },
    tellTyped() {
      for (const field of shown) {
        const input = parts[field]?.input;
        if (input?.value) typed(field, input);
      }
    },
    freeze(frozen) {
      for (const part of Object.values(parts)) part.input.readOnly = frozen;
    },
    end() {
      over = true;
      for (const part of Object.values(parts)) part.input.value = '';
      document.querySelector('.fields')?.setAttribute('hidden', '');
      sayOver();
    },
    isOver: () => over,
  };
}

function partOf(field: CardField): Part {
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = document.querySelector<Found>(selector);
    if (!found) throw new Error(`The frame has no ${selector}`);
    return found;
  };
  return {
    cell: find(`[data-field=${field}]`),
    label: find(`label[for=${field}]`),
    input: find(`#${field}`),
    problem: find(`#${field}-problem`),
  };
}

function showBrand(brand: CardBrand | null): void {
  const badge = document.querySelector<HTMLElement>('.brand');
  if (!badge) return;
  badge.textContent = brand ? brandNames[brand] : '';
  badge.dataset.brand = brand ?? '';
}
