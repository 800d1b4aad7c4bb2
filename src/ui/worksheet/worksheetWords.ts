import type { Worksheet, WorksheetLine } from '#domain/calls/shapes/worksheet.ts';
import { isUnlimited } from '#domain/catalogue/plans.ts';
import type { Formats } from '#domain/formats.ts';
import type { Text } from '../../text/useText.ts';
import type { BenefitNames } from './worksheetRef.ts';

type Words = { text: Text<'planSelection'>; formats: Formats; benefit: BenefitNames };
type Rate = Extract<WorksheetLine, { kind: 'base' }>['rate'];
type Band = Rate['bands'][number];

/** What a step of a price is called. */
export function stepOf(
  { text, formats, benefit }: Words,
  { deductible }: Worksheet,
  line: WorksheetLine,
): string {
  switch (line.kind) {
    case 'base':
      return text('worksheet.base');
    case 'deductible':
      return text('worksheet.deductible', { deductible: formats.money(deductible * 100) });
    case 'percentage':
      return text(`adjustment.${line.adjustment}`);
    case 'benefit':
      return benefit(line.code);
  }
}

/** How the amount of a step was found. */
export function howOf(words: Words, worksheet: Worksheet, line: WorksheetLine): string {
  const { text, formats } = words;
  switch (line.kind) {
    case 'percentage':
      return text('worksheet.percentage', {
        percent: formats.percent(line.hundredthsOfPercent / 10_000),
        amount: formats.money(line.ofCents),
      });
    case 'deductible':
      return text('worksheet.instead', { rate: rateWords(words, worksheet, line.rate) });
    default:
      return rateWords(words, worksheet, line.rate);
  }
}

function rateWords(words: Words, worksheet: Worksheet, { unit, cellCents, bands }: Rate): string {
  const { text, formats } = words;
  const where =
    bands.length === 0
      ? text('worksheet.band.all')
      : formats.list(bands.map((band) => bandWords(words, worksheet, band)));
  const cell = formats.money(cellCents);
  const rate =
    unit === 'day'
      ? text('worksheet.rate.day', { where, cell, days: worksheet.days })
      : text('worksheet.rate.trip', { where, cell });
  return worksheet.times === 1 ? rate : text('worksheet.rate.family', { rate });
}

/** A value of the quote and, where the rates take several together, those that it is one of. */
function bandWords({ text, formats }: Words, worksheet: Worksheet, { axis, from, to }: Band): string {
  const dollars = (amount: number) => formats.money(amount * 100);
  switch (axis) {
    case 'age':
      return text('worksheet.band.age', { age: worksheet.age, from, to });
    case 'days':
      return text('worksheet.band.days', { days: worksheet.days, from, to });
    case 'tripCost':
      return text('worksheet.band.tripCost', {
        tripCost: dollars(worksheet.tripCost),
        from: dollars(from),
        to: dollars(to),
      });
    case 'coverageAmount':
      return isUnlimited(from * 100)
        ? text('worksheet.band.unlimited')
        : text('worksheet.band.coverageAmount', { amount: dollars(from) });
    case 'deductible':
      return text('worksheet.band.deductible', { deductible: dollars(from) });
  }
}
