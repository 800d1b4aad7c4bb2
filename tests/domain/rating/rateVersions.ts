import { indexRates, type RateIndex } from '#domain/rating/rateIndex.ts';
import type { AdjustmentRates, RateVersion } from '#domain/rating/rateVersion.ts';

export const noAdjustments: AdjustmentRates = {
  companion: 0,
  travellingWithinCanada: 0,
  smoker: 0,
  employee: 0,
  familyFriendsResiding: 0,
  familyFriendsNotResiding: 0,
};

export function versionOf(parts: Partial<RateVersion>): RateVersion {
  return {
    id: 'TEST.STANDARD.AGENCY.2024-01-01.1',
    code: 'TEST',
    category: 'STANDARD',
    channel: 'AGENCY',
    effectiveDate: '2024-01-01',
    unit: 'trip',
    axes: [],
    cells: [10_000],
    adjustments: noAdjustments,
    ...parts,
  };
}

/** Rates of one price, whatever is asked. */
export function flatRates(cents: number, parts: Partial<RateVersion> = {}): RateIndex {
  return indexRates(versionOf({ cells: [cents], ...parts }));
}

/** Rates of 100.00 without a deductible and of 80.00 with one of 500 dollars. */
export function ratesWithDeductible(adjustments: Partial<AdjustmentRates> = {}): RateIndex {
  return indexRates(
    versionOf({
      axes: [
        {
          name: 'deductible',
          bands: [
            [0, 0],
            [500, 500],
          ],
        },
      ],
      cells: [10_000, 8_000],
      adjustments: { ...noAdjustments, ...adjustments },
    }),
  );
}
