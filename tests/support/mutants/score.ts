import type { AnyTour } from '../tours/types.ts';
import { noticed, planWalks, type Walks } from './judge.ts';
import { drawn, type Mutant, mutantsOf } from './mutants.ts';
import { reviewed } from './reviewed.ts';

/** Charts where money or a contract is at stake. */
export const moneyCharts: readonly string[] = [
  'agencySwitch',
  'apply',
  'cardField',
  'createPolicy',
  'payment',
  'policyChange',
  'policyLink',
  'policyPdf',
  'purchase',
  'refundOrder',
  'strayOrder',
  'tokenisation',
];

/** The share of mutants, in percent, that the tours must notice. */
export const goals = { money: 97, all: 92 } as const;

/** How many mutants of a chart were tried, and which nobody noticed; `harmless` are those with a reviewed reason. */
export interface Score {
  readonly chart: string;
  readonly tried: number;
  readonly harmless: readonly Mutant[];
  readonly survivors: readonly Mutant[];
}

export function scoreOf(tour: AnyTour, mutants: readonly Mutant[], walks: readonly Walks[]): Score {
  const reasons = reviewed[tour.machine.id] ?? {};
  const passed = mutants.filter((mutant) => noticed(walks, mutant) === null);
  return {
    chart: tour.machine.id,
    tried: mutants.length,
    harmless: passed.filter(({ name }) => name in reasons),
    survivors: passed.filter(({ name }) => !(name in reasons)),
  };
}

/** Percent of the mutants that matter that were noticed; 100 when there were none. */
export function shareOf(scores: readonly Score[]): number {
  const survivors = scores.reduce((sum, score) => sum + score.survivors.length, 0);
  const mattering = scores.reduce((sum, score) => sum + score.tried - score.harmless.length, 0);
  return mattering === 0 ? 100 : (100 * (mattering - survivors)) / mattering;
}

/** Tries a sample of the mutants of all charts, the same for the same seed. */
export function scoreSample(tours: readonly AnyTour[], seed: number, size: number): Score[] {
  const ranked = tours.flatMap(({ machine }) =>
    mutantsOf(machine, seed).map((mutant) => ({
      mutant,
      rank: drawn(`${seed} ${mutant.chart} ${mutant.name}`, 2 ** 32),
    })),
  );
  const chosen = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, size);
  return tours.flatMap((tour) => {
    const own = chosen.flatMap(({ mutant }) => (mutant.chart === tour.machine.id ? [mutant] : []));
    return own.length === 0 ? [] : [scoreOf(tour, own, planWalks(tour))];
  });
}

/** Reviewed reasons for mutants that the tours do notice, or that the charts do not have. */
export function staleReasons(tours: readonly AnyTour[], seed: number): string[] {
  return Object.entries(reviewed).flatMap(([chart, reasons]) => {
    const tour = tours.find(({ machine }) => machine.id === chart);
    if (!tour) return [chart];
    const known = new Map(mutantsOf(tour.machine, seed).map((mutant) => [mutant.name, mutant]));
    const walks = planWalks(tour);
    return Object.keys(reasons).flatMap((name) => {
      const mutant = known.get(name);
      return mutant && noticed(walks, mutant) === null ? [] : [`${chart}: ${name}`];
    });
  });
}
