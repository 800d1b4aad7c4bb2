import { readHeldQuotePdf } from '#domain/calls/heldQuotes/readHeldQuotePdf.ts';
import { type Language, locales } from '#domain/locales.ts';
import type { CallServer } from '../ports/http.ts';
import { saveFile } from '../ports/saveFile.ts';

/** Saves a held quote as a PDF, as it is held at this moment. */
export async function saveQuotePdf(
  { callServer, window }: { callServer: CallServer; window: Window },
  { quoteNumber, language }: { quoteNumber: string; language: Language },
  signal: AbortSignal,
): Promise<void> {
  const headers = { lang: locales[language].header };
  const { body } = await callServer(readHeldQuotePdf, { params: { quoteNumber }, headers }, signal);
  saveFile(window, body as Blob, `${quoteNumber}.pdf`);
}
