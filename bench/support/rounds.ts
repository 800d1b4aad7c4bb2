import { type Figure, type Goal, goalOf, type Ratio } from './benchmark.ts';

/** One of the compared ways: gives the value of one round. */
export type Way = { name: string; measure(): Promise<number> | number };

/** Measures every way once a round; who comes first changes from round to round. */
export async function inRounds(rounds: number, ways: readonly Way[]): Promise<Figure[]> {
  const values = ways.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < ways.length; turn += 1) {
      const at = (round + turn) % ways.length;
      values[at]?.push((await ways[at]?.measure()) ?? Number.NaN);
    }
  }
  return ways.map(({ name }, at) => figureOf(name, values[at] ?? []));
}

export function figureOf(name: string, values: readonly number[]): Figure {
  return { name, values, median: medianOf(values), noise: noiseOf(values) };
}

/** The first figure against another, round by round. */
export function ratioOf(
  figures: readonly Figure[],
  peer: string,
  goal?: { bound: Goal['bound']; value: number },
): Ratio {
  const [product] = figures;
  const other = figures.find(({ name }) => name === peer);
  if (!product || !other) throw new Error(`Nothing was measured of ${peer}`);
  const ratios = product.values.map((value, round) => value / (other.values[round] ?? Number.NaN));
  const ratio = medianOf(ratios);
  return { peer, ratio, noise: noiseOf(ratios), goal: goal ? goalOf(goal.bound, goal.value, ratio) : null };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

function noiseOf(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / medianOf(values);
}
