import type { RateIndex } from '#domain/rating/rateIndex.ts';
import type { RateChannel } from '#domain/rating/rateVersion.ts';
import type { OpenDatabase } from '../database/database.ts';
import { type RateSheet, readRateSheet } from './rateSheet.ts';

/** Rates in memory. A change is announced, and the next sheet that is asked for is a new one. */
export type RateBook = {
  sheetFor(channel: RateChannel, date: string): Promise<RateSheet>;
  /** Calls back after rates were added or withdrawn. */
  onChange(hear: () => void): void;
  close(): Promise<void>;
};

const mostSheets = 24;

export async function openRateBook(database: OpenDatabase): Promise<RateBook> {
  const sheets = new Map<string, Promise<RateSheet>>();
  const known = new Map<string, RateIndex>();
  const hearers = new Set<() => void>();
  const stopListening = await database.listen('rates_changed', () => {
    sheets.clear();
    for (const hear of hearers) hear();
  });

  return {
    sheetFor(channel, date) {
      const key = `${channel} ${date}`;
      const kept = sheets.get(key);
      if (kept) return kept;
      if (sheets.size >= mostSheets) {
        sheets.clear();
        known.clear();
      }
      const sheet = readRateSheet(database.db, channel, date, known);
      sheets.set(key, sheet);
      sheet.catch(() => sheets.delete(key));
      return sheet;
    },
    onChange: (hear) => void hearers.add(hear),
    close: stopListening,
  };
}
