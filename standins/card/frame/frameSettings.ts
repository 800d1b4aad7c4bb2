import type { CardField, FieldCode } from '../cardRules.ts';

export type FrameLanguage = 'en' | 'fr';
export type FrameTexts = {
  labels: Record<CardField, string>;
  problems: Record<FieldCode, string>;
  title: string;
  /** The form cannot be used any more. */
  over: string;
};

/** What the page hands to its script; the address of the frame, read and checked once by the server. */
export type FrameSettings = {
  /** What the first question for a token has to bring. */
  ticket: string;
  lang: FrameLanguage;
  /** Month of the server's clock, `YYYY-MM`. */
  thisMonth: string;
  shown: CardField[];
  /** `1` shows labels, `2` placeholders, else names for assistive technology only. */
  labels: 'labels' | 'placeholders' | 'hidden';
  groupPan: boolean;
  groupExpiry: boolean;
  /** Labels of the address, which win over the texts. */
  ownLabels: Partial<Record<CardField, string>>;
  texts: Record<FrameLanguage, FrameTexts>;
  /** Inline CSS of the address by what it dresses. */
  css: Record<string, string>;
  /** Origins that may embed the frame. */
  origins: string[];
  failsAtLoad: boolean;
};

export function readFrameSettings(): FrameSettings {
  return JSON.parse(document.body.dataset.settings ?? '{}');
}
