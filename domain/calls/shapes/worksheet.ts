import * as z from 'zod';
import { adjustmentTypes } from '../../catalogue/plans.ts';
import { rateAxisNames, rateCategories, rateChannels } from '../../rating/rateVersion.ts';
import { isoDate } from './text.ts';

/** A cell of the rates: its cents for the trip or for a day of it, and the bands that it was found by. */
const rateFound = z.object({
  unit: z.enum(['trip', 'day']),
  cellCents: z.int(),
  bands: z.array(z.object({ axis: z.enum(rateAxisNames), from: z.number(), to: z.number() })),
});

/** One step of a price and what it adds to it; a discount is negative. */
export const worksheetLine = z.union([
  /** The premium at the deductible that the rates start from. */
  z.object({ kind: z.literal('base'), rate: rateFound, cents: z.int() }),
  /** What the chosen deductible takes off it: the difference to the premium of the rates at that one. */
  z.object({ kind: z.literal('deductible'), rate: rateFound, cents: z.int() }),
  /** Hundredths of a percent of the premium after the deductible, rounded to the cent. */
  z.object({
    kind: z.literal('percentage'),
    adjustment: z.enum(adjustmentTypes).exclude(['DEDUCTIBLE']),
    ofCents: z.int(),
    hundredthsOfPercent: z.int(),
    cents: z.int(),
  }),
  z.object({
    kind: z.literal('benefit'),
    code: z.string(),
    rateVersion: z.string(),
    rate: rateFound,
    cents: z.int(),
  }),
]);
export type WorksheetLine = z.output<typeof worksheetLine>;

/**
 * How the price of a plan came about, in codes and figures, so that it reads in either language: integer cents, whole
 * years, days, dollars of trip cost, coverage amount and deductible (0 where the plan has none). The lines sum to the total.
 */
export const worksheet = z.object({
  code: z.string(),
  rateVersion: z.string(),
  effectiveDate: isoDate,
  category: z.enum(rateCategories),
  channel: z.enum(rateChannels),
  age: z.int(),
  days: z.int(),
  tripCost: z.number(),
  coverageAmount: z.number(),
  deductible: z.number(),
  /** How often the premiums of the rates are paid: a family pays twice that of its oldest member. */
  times: z.int(),
  lines: z.array(worksheetLine),
  totalCents: z.int(),
});
export type Worksheet = z.output<typeof worksheet>;

/** A price with how it came about, as that was kept: null where it was not. Names in the language that was asked for. */
export const keptWorksheet = z.object({
  /** Of the traveller; empty where none was entered. */
  name: z.string(),
  planName: z.string(),
  benefits: z.array(z.object({ code: z.string(), name: z.string() })),
  worksheet: worksheet.nullable(),
});
export type KeptWorksheet = z.output<typeof keptWorksheet>;
