import type { ContentScreen } from '#domain/content/contentScreens.ts';
import type { Language } from '#domain/locales.ts';

/** Which content is shown, in which language, and what is filled into it. */
export type ContentRequest = {
  screen: ContentScreen;
  language: Language;
  /** [CN-005] [CN-015] Empty for a visitor. */
  customerName: string;
  /** [CN-006] Reference id of the white label; null where it has none. */
  referenceId: string | null;
  /** Origin of the public application. */
  publicOrigin: string;
};

export type ContentPageContext = {
  request: ContentRequest;
  /** The whole document of the frame, safe to show; null until it came. */
  document: string | null;
  /** Height of the document in the frame, in pixels; null until it was measured. */
  height: number | null;
};

export type ContentPageEvent =
  | { type: 'person.retryContent' }
  | { type: 'parent.chooseLanguage'; language: Language };
