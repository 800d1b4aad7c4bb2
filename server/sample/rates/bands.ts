import type { Band, RateAxis, RateAxisName } from '#domain/rating/rateVersion.ts';

/** Consecutive bands from the first value, one for each upper end. */
export function bandsUpTo(first: number, ...ends: readonly number[]): Band[] {
  return ends.map((end, at) => [at === 0 ? first : (ends[at - 1] ?? 0) + 1, end]);
}

export const tripDayBands = bandsUpTo(1, 4, 8, 12, 16, 22, 29, 36, 45, 60, 90, 120, 182, 212, 365);
export const yearlyDayBands = bandsUpTo(1, 4, 8, 15, 30, 60);
export const benefitDayBands = bandsUpTo(1, 30, 90, 182, 365);

const tripCostEnds = [
  0, 500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 5_000, 6_000, 7_000, 8_000, 10_000, 12_500, 15_000,
  20_000, 25_000, 30_000,
];

/** Trip costs in bands that widen; nothing paid is a band of its own. */
export function tripCostBandsUpTo(maximum: number): Band[] {
  return bandsUpTo(0, ...tripCostEnds.filter((end) => end <= maximum));
}

export function choicesOf(name: RateAxisName, values: readonly number[]): RateAxis {
  return { name, bands: values.map((value): Band => [value, value]) };
}

/** Every cell of a table, the last axis running fastest; each is priced at the upper ends of its bands. */
export function cellsOf(
  axes: readonly RateAxis[],
  price: (at: Record<RateAxisName, number>) => number,
): Int32Array {
  const cells = new Int32Array(axes.reduce((count, axis) => count * axis.bands.length, 1));
  const at: Record<RateAxisName, number> = { age: 0, days: 0, tripCost: 0, coverageAmount: 0, deductible: 0 };
  let next = 0;
  const fill = (depth: number): void => {
    const axis = axes[depth];
    if (!axis) {
      cells[next] = Math.round(price(at) * 100);
      next += 1;
      return;
    }
    for (const [, end] of axis.bands) {
      at[axis.name] = end;
      fill(depth + 1);
    }
  };
  fill(0);
  return cells;
}
