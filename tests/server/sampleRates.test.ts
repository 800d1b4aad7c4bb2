import { describe, expect, it } from 'vitest';
import { type RateAxisName, rateChannels, rateVersionProblemsOf } from '#domain/rating/rateVersion.ts';
import { rateVersionId } from '#server/rating/addRateVersions.ts';
import { samplePlans } from '#server/sample/plans.ts';
import { sampleRateDates, sampleRateVersions } from '#server/sample/rates/sampleRates.ts';

const versions = sampleRateVersions();

/** Steps along one axis, everything else the same: cells of a version before and after. */
function* stepsAlong(axisName: RateAxisName): Generator<[before: number, after: number]> {
  for (const { axes, cells } of versions) {
    const at = axes.findIndex(({ name }) => name === axisName);
    if (at < 0) continue;
    const stride = axes.slice(at + 1).reduce((count, axis) => count * axis.bands.length, 1);
    const bands = axes[at]?.bands.length ?? 0;
    for (let cell = 0; cell < cells.length; cell += 1) {
      const band = Math.floor(cell / stride) % bands;
      if (band + 1 < bands) yield [cells[cell] ?? 0, cells[cell + stride] ?? 0];
    }
  }
}

describe('sample rates', () => {
  it('are whole tables of cents, under names of their own', () => {
    for (const version of versions) {
      expect(rateVersionProblemsOf(version)).toEqual([]);
      expect(Math.min(...Array.from(version.cells))).toBeGreaterThan(0);
    }
    expect(new Set(versions.map(rateVersionId)).size).toBe(versions.length);
  });

  it.each(['age', 'days', 'tripCost', 'coverageAmount'] as const)('rise with %s', (axis) => {
    const steps = [...stepsAlong(axis)];
    expect(steps.length).toBeGreaterThan(0);
    const falling = steps.filter(([before, after]) =>
      axis === 'age' || axis === 'tripCost' ? after <= before : after < before,
    );
    expect(falling).toHaveLength(0);
  });

  it('fall with the deductible', () => {
    const rising = [...stepsAlong('deductible')].filter(([before, after]) => after >= before);
    expect(rising).toHaveLength(0);
  });

  it('cost more with a worse outcome of the questionnaire', () => {
    const first = (category: string) =>
      versions.find((version) => version.code === 'SEMH' && version.category === category)?.cells[0] ?? 0;
    expect(first('A')).toBeGreaterThan(first('STANDARD'));
    expect(first('B')).toBeGreaterThan(first('A'));
    expect(first('C')).toBeGreaterThan(first('B'));
  });

  it('are there for every plan and channel from the same three days, one of them to come', () => {
    expect(sampleRateDates.map(({ effectiveDate }) => effectiveDate)).toEqual([
      '2022-01-01',
      '2024-01-01',
      '2030-01-01',
    ]);
    for (const { code } of samplePlans) {
      for (const channel of rateChannels) {
        const own = versions.filter((version) => version.code === code && version.channel === channel);
        expect(new Set(own.map(({ effectiveDate }) => effectiveDate)).size).toBe(3);
      }
    }
  });

  it('are the same whenever they are made', () => {
    expect(sampleRateVersions()).toEqual(versions);
  });

  it('are plausible: a fortnight abroad for somebody of 42 costs some fifty dollars', () => {
    const version = versions.find(
      (each) => each.code === 'SEMH' && each.category === 'STANDARD' && each.effectiveDate === '2024-01-01',
    );
    const [ages, days, deductibles] = version?.axes ?? [];
    const band = (axis: typeof ages, value: number) =>
      axis?.bands.findIndex(([from, to]) => value >= from && value <= to) ?? -1;
    const width = deductibles?.bands.length ?? 0;
    const at = (band(ages, 42) * (days?.bands.length ?? 0) + band(days, 14)) * width;
    const cents = version?.cells[at] ?? 0;
    expect(cents).toBeGreaterThan(4_000);
    expect(cents).toBeLessThan(7_000);
  });
});
