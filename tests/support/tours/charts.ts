/** Names the charts, with commas, whose tours alone are run. */
export const chosenCharts = 'PORTAGE_TEST_CHARTS';

/** Whether the tours of a chart are run: those of every chart, unless some were chosen. */
export function isChosen(chart: string, chosen = process.env[chosenCharts]): boolean {
  return chosen === undefined || chosen.split(',').includes(chart);
}

const asPaths: readonly string[] = ['licenseForm', 'tokenisation'];

/** The test file that walks the tours of a chart: one for all, but for charts that are walked as paths of `xstate/graph`. */
export function toursFileOf(chart: string): string {
  return `tests/machines/${asPaths.includes(chart) ? chart : 'tours'}.test.ts`;
}
