import type { RateAxis, RateAxisName, RateVersion } from './rateVersion.ts';

/**
 * A rate version prepared for look-ups: each axis turns a value into an offset, so that a premium is a sum of
 * offsets and one read. An axis that the version does not have costs nothing and refuses nothing.
 */
export type RateIndex = {
  version: RateVersion;
  perDay: boolean;
  cells: Int32Array;
  /** Offset by whole years, and by days. */
  ages: Int32Array | null;
  days: Int32Array | null;
  /** Upper ends of the trip-cost bands in whole dollars; the band's number times the stride is the offset. */
  tripCosts: Float64Array | null;
  tripCostStride: number;
  coverageAmounts: ReadonlyMap<number, number> | null;
  deductibles: ReadonlyMap<number, number> | null;
  /** Every band, by axis in the order of the version. */
  bands: readonly AxisBands[];
  /** Deductible for which the version states the premium before any deductible adjustment; 0 without choice. */
  referenceDeductible: number;
};

/** A band of an axis in which a premium was read. */
export type RateBand = { axis: RateAxisName; from: number; to: number };

type AxisBands = { axis: RateAxisName; stride: number; bands: readonly RateBand[] };

/** Where a premium is looked up beside age and deductible: days, dollars. */
export type RateKey = { days: number; tripCost: number; coverageAmount: number };

const outside = -(2 ** 30);
const longestDense = 400;
const noBands = new Float64Array();

/** Prepares a version; its table must have passed `rateVersionProblemsOf`. */
export function indexRates(version: RateVersion): RateIndex {
  const axes = new Map<RateAxisName, RateAxis & { stride: number }>();
  let stride = 1;
  for (const axis of version.axes.toReversed()) {
    axes.set(axis.name, { ...axis, stride });
    stride *= axis.bands.length;
  }
  const tripCost = axes.get('tripCost');
  return {
    version,
    perDay: version.unit === 'day',
    cells: Int32Array.from(version.cells),
    ages: dense(axes.get('age')),
    days: dense(axes.get('days')),
    tripCosts: tripCost ? Float64Array.from(tripCost.bands, ([, to]) => to) : null,
    tripCostStride: tripCost?.stride ?? 0,
    coverageAmounts: choiceOffsets(axes.get('coverageAmount')),
    deductibles: choiceOffsets(axes.get('deductible')),
    bands: version.axes.map(({ name, bands }) => ({
      axis: name,
      stride: axes.get(name)?.stride ?? 1,
      bands: bands.map(([from, to]) => ({ axis: name, from, to })),
    })),
    referenceDeductible: axes.get('deductible')?.bands[0]?.[0] ?? 0,
  };
}

/** Cents for a key, times the days where a cell pays for one; 0 when the version sells nothing there. */
export function rateAt(index: RateIndex, age: number, key: RateKey, deductible: number): number {
  const cents = cellAt(index, age, key, deductible);
  return index.perDay ? cents * key.days : cents;
}

/** Cents of the cell of a key; 0 when the version sells nothing there. */
export function cellAt(index: RateIndex, age: number, key: RateKey, deductible: number): number {
  let at = 0;
  if (index.ages !== null) at += index.ages[age] ?? outside;
  if (index.days !== null) at += index.days[key.days] ?? outside;
  if (index.tripCosts !== null) at += bandOf(index.tripCosts, key.tripCost) * index.tripCostStride;
  if (index.coverageAmounts !== null) at += index.coverageAmounts.get(key.coverageAmount) ?? outside;
  if (index.deductibles !== null) at += index.deductibles.get(deductible) ?? outside;
  return at < 0 ? 0 : (index.cells[at] ?? 0);
}

/** The band of each axis to which the cell of a key belongs; asked of a key that the version sells. */
export function bandsAt(index: RateIndex, age: number, key: RateKey, deductible: number): RateBand[] {
  const found: RateBand[] = [];
  for (const axis of index.bands) {
    const band = axis.bands[bandNumber(index, axis, age, key, deductible)];
    if (band) found.push(band);
  }
  return found;
}

function bandNumber(
  index: RateIndex,
  { axis, stride }: AxisBands,
  age: number,
  key: RateKey,
  deductible: number,
): number {
  switch (axis) {
    case 'age':
      return (index.ages?.[age] ?? 0) / stride;
    case 'days':
      return (index.days?.[key.days] ?? 0) / stride;
    case 'tripCost':
      return bandOf(index.tripCosts ?? noBands, key.tripCost);
    case 'coverageAmount':
      return (index.coverageAmounts?.get(key.coverageAmount) ?? 0) / stride;
    case 'deductible':
      return (index.deductibles?.get(deductible) ?? 0) / stride;
  }
}

/** Number of the first band whose upper end reaches the value; far outside when none does. */
function bandOf(ends: Float64Array, value: number): number {
  for (let band = 0; band < ends.length; band += 1) if (value <= (ends[band] ?? 0)) return band;
  return outside;
}

function dense(axis: (RateAxis & { stride: number }) | undefined): Int32Array | null {
  if (!axis) return null;
  const last = Math.min(longestDense, axis.bands.at(-1)?.[1] ?? 0);
  const offsets = new Int32Array(last + 1).fill(outside);
  axis.bands.forEach(([from, to], band) => offsets.fill(band * axis.stride, from, to + 1));
  return offsets;
}

function choiceOffsets(
  axis: (RateAxis & { stride: number }) | undefined,
): ReadonlyMap<number, number> | null {
  return axis ? new Map(axis.bands.map(([value], band) => [value, band * axis.stride])) : null;
}
