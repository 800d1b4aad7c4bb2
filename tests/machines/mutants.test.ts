import { describe, expect, test } from 'vitest';
import { loadTours } from '#scripts/scripts/tours.ts';
import { goals, moneyCharts, scoreSample, shareOf, staleReasons } from '../support/mutants/score.ts';

const seed = Number(process.env.PORTAGE_MUTANTS_SEED ?? '20261122');
const size = 60;
const patience = 600_000;

describe(`a sample of ${size} mutants of the charts, seed ${seed}`, () => {
  test(
    'the tours notice as many as they must, and more where money or a contract is at stake',
    async () => {
      const scores = scoreSample(await loadTours(process.cwd()), seed, size);
      const money = scores.filter(({ chart }) => moneyCharts.includes(chart));
      const missed = scores.flatMap(({ chart, survivors }) =>
        survivors.map(({ name }) => `${chart}: ${name}`),
      );
      expect(scores.reduce((sum, { tried }) => sum + tried, 0)).toBe(60);
      expect(shareOf(scores), missed.join('\n')).toBeGreaterThanOrEqual(goals.all);
      expect(shareOf(money), missed.join('\n')).toBeGreaterThanOrEqual(goals.money);
    },
    patience,
  );

  test(
    'no reason is kept for a mutant that is noticed',
    async () => {
      expect(staleReasons(await loadTours(process.cwd()), seed)).toEqual([]);
    },
    patience,
  );
});
