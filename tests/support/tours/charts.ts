/** Names the charts, with commas, whose tours alone are run. */
export const chosenCharts = 'PORTAGE_TEST_CHARTS';

/** Whether the tours of a chart are run: those of every chart, unless some were chosen. */
export function isChosen(chart: string, chosen = process.env[chosenCharts]): boolean {
  return chosen === undefined || chosen.split(',').includes(chart);
}
