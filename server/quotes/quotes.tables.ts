import type { ApplicationKey } from '#domain/applications.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { Language } from '#domain/locales.ts';
import type { JsonColumn } from '../database/columns.ts';

export type QuoteTables = {
  /** The newest quote form of a session, kept so that somebody can follow it up. */
  synced_quotes: {
    session_hash: string;
    application: ApplicationKey;
    organization_code: string;
    profile_ref: string | null;
    lang: Language;
    payload: JsonColumn<QuoteBody>;
    form: JsonColumn<Record<string, unknown>>;
    created_at: Date;
    updated_at: Date;
  };
};
