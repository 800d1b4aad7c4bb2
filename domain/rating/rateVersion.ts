import type { IsoDate } from '../calendar.ts';
import type { OrganizationCategory } from '../organizations.ts';

/** What a questionnaire makes of a traveller; STANDARD as long as none was needed. */
export const rateCategories = ['STANDARD', 'A', 'B', 'C'] as const;
export type RateCategory = (typeof rateCategories)[number];

/** Channel of a rate version: the category of the selling organization, both spellings of brokers as one. */
export const rateChannels = ['AGENCY', 'BROKERAGE', 'AFFILIATION', 'SPONSOR'] as const;
export type RateChannel = (typeof rateChannels)[number];

/** The rate channel of an organization. */
export function rateChannelOf(category: OrganizationCategory): RateChannel {
  return category === 'BROKER' ? 'BROKERAGE' : category;
}

/** What a premium may depend on: whole years, days, whole dollars. */
export const rateAxisNames = ['age', 'days', 'tripCost', 'coverageAmount', 'deductible'] as const;
export type RateAxisName = (typeof rateAxisNames)[number];

/** Values from the first to the second, both included. A deductible or coverage amount is a band of one value. */
export type Band = readonly [from: number, to: number];

export type RateAxis = { name: RateAxisName; bands: readonly Band[] };

/** Hundredths of a percent that a traveller's premium changes by; a discount is negative. */
export type AdjustmentRates = {
  companion: number;
  travellingWithinCanada: number;
  smoker: number;
  employee: number;
  familyFriendsResiding: number;
  familyFriendsNotResiding: number;
};

/**
 * The rates of one plan or benefit for one category and channel from a day on. A version never changes.
 * `cells` are cents, the last axis running fastest; 0 means that nothing is sold there.
 * `unit` says what a cell pays for: the trip (or the year of a multi-trip plan), or one day of it.
 */
export type RateVersion = {
  id: string;
  code: string;
  category: RateCategory;
  channel: RateChannel;
  effectiveDate: IsoDate;
  unit: 'trip' | 'day';
  axes: readonly RateAxis[];
  cells: ArrayLike<number>;
  adjustments: AdjustmentRates;
};

export const rateVersionProblems = [
  'axisRepeated',
  'axisEmpty',
  'bandReversed',
  'bandsOverlap',
  'bandsHaveGap',
  'cellCount',
  'cellInvalid',
] as const;
export type RateVersionProblem = (typeof rateVersionProblems)[number];

const choices: readonly RateAxisName[] = ['coverageAmount', 'deductible'];

/** Whether the values of an axis are single choices and not bands. */
export function isChoice(name: RateAxisName): boolean {
  return choices.includes(name);
}

/** What keeps a table from being rates; an empty list for good ones. */
export function rateVersionProblemsOf(version: Pick<RateVersion, 'axes' | 'cells'>): RateVersionProblem[] {
  const found = new Set<RateVersionProblem>();
  const names = version.axes.map((axis) => axis.name);
  if (new Set(names).size < names.length) found.add('axisRepeated');
  for (const { name, bands } of version.axes) {
    if (bands.length === 0) found.add('axisEmpty');
    bands.forEach(([from, to], at) => {
      const before = bands[at - 1];
      if (to < from || (isChoice(name) && to !== from)) found.add('bandReversed');
      if (before && from <= before[1]) found.add('bandsOverlap');
      if (before && !isChoice(name) && from > before[1] + 1) found.add('bandsHaveGap');
    });
  }
  const expected = version.axes.reduce((count, axis) => count * axis.bands.length, 1);
  if (version.cells.length !== expected) found.add('cellCount');
  for (let at = 0; at < version.cells.length; at += 1) {
    const cents = version.cells[at] ?? -1;
    if (!Number.isInteger(cents) || cents < 0) found.add('cellInvalid');
  }
  return [...found];
}
