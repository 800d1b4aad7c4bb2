import type { Browser } from '@playwright/test';
import type { Benchmark } from './benchmark.ts';
import { type FormWay, withForms } from './builtForms.ts';
import { inRounds, ratioOf } from './rounds.ts';

const hookForm = 'react-hook-form with zod';
const bareReact = 'bare React';

type FormMeasure = {
  name: string;
  /** How the product makes the form. */
  own: FormWay;
  /** Travellers of the form as it opens. */
  travellers: number;
  /** Milliseconds of script for one act at a form. */
  measure(browser: Browser, address: string): Promise<number>;
  note: string;
};

/** Script time of the product's form against the same form made with other means. */
export function formBenchmark(parts: FormMeasure): Benchmark {
  const { name, own, travellers, measure, note } = parts;
  const ways: readonly { name: string; way: FormWay }[] = [
    { name: 'the product', way: own },
    { name: bareReact, way: 'bareReact' },
    { name: hookForm, way: 'hookForm' },
  ];
  return {
    name,
    run: (rounds) =>
      withForms(async ({ browser, address }) => {
        const figures = await inRounds(
          rounds,
          ways.map((shown) => ({
            name: shown.name,
            measure: () => measure(browser, address(shown.way, travellers)),
          })),
        );
        return {
          name,
          unit: 'ms of script',
          figures,
          ratios: [
            ratioOf(figures, hookForm, { bound: 'atMost', value: 0.85 }),
            ratioOf(figures, bareReact, { bound: 'atMost', value: 1.3 }),
          ],
          goal: null,
          notes: [note],
        };
      }),
  };
}
