import { planWalks } from '#tests/support/mutants/judge.ts';
import { type Mutant, mutantsOf } from '#tests/support/mutants/mutants.ts';
import { reviewed } from '#tests/support/mutants/reviewed.ts';
import { goals, moneyCharts, type Score, scoreOf, shareOf } from '#tests/support/mutants/score.ts';
import { describer } from '#tests/support/mutants/words.ts';
import type { AnyTour } from '#tests/support/tours/types.ts';
import { readCatalogue, readChartWords } from '../charts/catalogue.ts';
import { loadTours } from '../scripts/tours.ts';
import { tableOf, writePart } from './report.ts';

/**
 * Lets the tours of every chart, or of one, judge all of its mutants; says whether as many were noticed as must be.
 * Throws when there is no chart of that name.
 */
export async function judgeCharts(root: string, seed: number, only: string | undefined): Promise<boolean> {
  const tours = (await loadTours(root)).filter(({ machine }) => only === undefined || machine.id === only);
  if (tours.length === 0) throw new Error(`There is no tour of ${only}`);
  console.log(`Mutants of ${tours.length} charts, seed ${seed}`);
  const judged = tours.map((tour) => {
    const score = scoreOf(tour, mutantsOf(tour.machine, seed), planWalks(tour));
    const say = speakerOf(root, tour);
    console.log(
      `${mark(score)} ${score.chart.padEnd(20)} ${percent(shareOf([score]))} of ${score.tried} noticed`,
    );
    for (const mutant of score.survivors) console.log(`    ${mutant.name}\n      ${say(mutant)}`);
    return { score, say };
  });
  const scores = judged.map(({ score }) => score);
  const money = scores.filter(isAboutMoney);
  console.log(
    `all charts: ${percent(shareOf(scores))}; where money or a contract is at stake: ${percent(shareOf(money))}`,
  );
  if (only === undefined) writePart(root, 'charts', pageOf(judged, seed));
  return shareOf(scores) >= goals.all && shareOf(money) >= goals.money;
}

interface Judged {
  readonly score: Score;
  readonly say: (mutant: Mutant) => string;
}

const isAboutMoney = ({ chart }: Score): boolean => moneyCharts.includes(chart);
const percent = (share: number): string => `${share.toFixed(1)} %`;
const mark = (score: Score): string =>
  shareOf([score]) >= (isAboutMoney(score) ? goals.money : goals.all) ? '✓' : '✗';

function speakerOf(root: string, { machine }: AnyTour): (mutant: Mutant) => string {
  return describer(machine, readChartWords(root, 'en', machine.id), readCatalogue(root, 'en', 'charts'));
}

function pageOf(judged: readonly Judged[], seed: number): string {
  const scores = judged.map(({ score }) => score);
  const row = (name: string, of: readonly Score[]) => [
    name,
    of.reduce((sum, { tried }) => sum + tried, 0),
    of.reduce((sum, { harmless }) => sum + harmless.length, 0),
    of.reduce((sum, { survivors }) => sum + survivors.length, 0),
    percent(shareOf(of)),
  ];
  const list = (title: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : [title, entries.map((entry) => `- ${entry}`).join('\n')];
  return [
    `Seed ${seed}. Goals: ${goals.money} % where money or a contract is at stake (marked $), ${goals.all} % over all.`,
    tableOf(
      ['Chart', 'Mutants', 'With a reason', 'Not noticed', 'Noticed'],
      [
        ...scores.map((score) => row(`${score.chart}${isAboutMoney(score) ? ' $' : ''}`, [score])),
        row('where money or a contract is at stake', scores.filter(isAboutMoney)),
        row('all', scores),
      ],
    ),
    ...list(
      '## Not noticed',
      judged.flatMap(({ score, say }) => score.survivors.map((mutant) => `${score.chart}: ${say(mutant)}`)),
    ),
    ...list(
      '## With a reason',
      judged.flatMap(({ score, say }) =>
        score.harmless.map(
          (mutant) => `${score.chart}: ${say(mutant)} (${reviewed[score.chart]?.[mutant.name]})`,
        ),
      ),
    ),
  ].join('\n\n');
}
