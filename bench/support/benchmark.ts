/** What one of the compared ways measured, over all rounds. */
export type Figure = {
  name: string;
  /** One value per round. */
  values: readonly number[];
  median: number;
  /** (largest - smallest) / median over the rounds. */
  noise: number;
};

/** A figure of the product in relation to that of a peer, both of the same rounds. */
export type Ratio = {
  peer: string;
  /** Median over the rounds of product / peer. */
  ratio: number;
  /** (largest - smallest) / median of that ratio over the rounds. */
  noise: number;
  goal: Goal | null;
};

export type Goal = { bound: 'atMost' | 'atLeast'; value: number; reached: boolean };

export type Report = {
  name: string;
  unit: string;
  figures: readonly Figure[];
  ratios: readonly Ratio[];
  /** A goal for the product's own figure, in the unit. */
  goal: Goal | null;
  notes: readonly string[];
};

/** Everything that a benchmark compares is measured in turns inside one run. */
export type Benchmark = { name: string; run(rounds: number): Promise<Report> };

export function goalOf(bound: Goal['bound'], value: number, measured: number): Goal {
  return { bound, value, reached: bound === 'atMost' ? measured <= value : measured >= value };
}
