import { indexRates, type RateIndex } from '#domain/rating/rateIndex.ts';
import type { RateChannel } from '#domain/rating/rateVersion.ts';
import type { OpenDatabase } from '../database/database.ts';
import { type RateSheet, readRateSheet, readVersions } from './rateSheet.ts';

/** Rates in memory. A change is announced, and the next sheet that is asked for is a new one. */
export type RateBook = {
  sheetFor(channel: RateChannel, date: string): Promise<RateSheet>;
  /** Versions by their names, whether they still hold or were withdrawn; one that never was is left out. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, RateIndex>>;
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
    async versions(ids) {
      const unknown = ids.filter((id) => !known.has(id));
      for (const version of await readVersions(database.db, unknown))
        known.set(version.id, indexRates(version));
      return new Map(
        ids.flatMap((id) => {
          const version = known.get(id);
          return version ? [[id, version]] : [];
        }),
      );
    },
    onChange: (hear) => void hearers.add(hear),
    close: stopListening,
  };
}
