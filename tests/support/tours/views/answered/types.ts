import type { ReactNode } from 'react';
import type { Language } from '#domain/locales.ts';

/** A screen whose ports answer by themselves. */
export interface Answered {
  readonly content: ReactNode;
  /** What a link of the screen asks for. */
  readonly onFollow?: (path: string, field: string) => void;
  /** Reports to the chart that the person reads another language. */
  readonly onLanguage?: (language: Language) => void;
  /** Ends the chart, if there is a real one. */
  readonly stop?: () => void;
}

/** Makes a screen as a test asks for it. What the test reads afterwards is laid on `window`. */
export type AnsweredScreen<Asked> = (asked: Asked, language: Language) => Answered | Promise<Answered>;
