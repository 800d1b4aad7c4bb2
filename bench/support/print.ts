import type { Figure, Goal, Ratio, Report } from './benchmark.ts';

/** A report as lines for a terminal. */
export function linesOf(report: Report): string[] {
  const width = Math.max(...report.figures.map(({ name }) => name.length));
  return [
    `${report.name} (${report.unit})`,
    ...report.figures.map((figure) => `  ${lineOfFigure(figure, width)}`),
    ...(report.goal ? [`  goal: ${goalText(report.goal, ` ${report.unit}`)}`] : []),
    ...report.ratios.map((ratio) => `  ${lineOfRatio(ratio)}`),
    ...report.notes.map((note) => `  ${note}`),
  ];
}

function lineOfFigure({ name, median, noise }: Figure, width: number): string {
  return `${name.padEnd(width)}  ${numberText(median).padStart(12)}  noise ${percent(noise)}`;
}

function lineOfRatio({ peer, ratio, noise, goal }: Ratio): string {
  const told = `${ratio.toFixed(3)} × ${peer}, noise ${percent(noise)}`;
  return goal ? `${told}, goal: ${goalText(goal, ' ×')}` : told;
}

function goalText({ bound, value, reached }: Goal, unit: string): string {
  return `${bound === 'atMost' ? '≤' : '≥'} ${value}${unit} ${reached ? 'reached' : 'MISSED'}`;
}

function numberText(value: number): string {
  return value >= 1000 ? Math.round(value).toLocaleString('en-CA') : value.toPrecision(4);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
