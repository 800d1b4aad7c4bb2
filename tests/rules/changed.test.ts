import { describe, expect, test } from 'vitest';
import { needsOf, reachedBy } from '#scripts/changed/needs.ts';
import { select } from '#scripts/changed/selection.ts';
import { parseFile } from './support/sourceFile.ts';

/** A small project: a sale with a chart, a screen, a call, and tests on every floor. */
const project: Readonly<Record<string, string>> = {
  'domain/money.ts': 'export const cent = 1;',
  'machines/sale/sale.machine.ts': `import { cent } from '#domain/money.ts'; export const sale = cent;`,
  'machines/help/help.machine.ts': 'export const help = 1;',
  'src/ui/sale/Sale.tsx': `import { Button } from '../kit/Button.tsx'; useText('sale'); export const Sale = Button;`,
  'src/ui/kit/Button.tsx': 'export const Button = 1;',
  'src/ui/help/Help.tsx': 'export const Help = 1;',
  'server/database/migrate.ts': `export const folder = new URL('./migrations/', import.meta.url);`,
  'server/database/migrations/001-sales.ts': 'export const up = 1;',
  'server/sales/routes.ts': `import type { Money } from '#domain/money.ts'; export const routes = 1;`,
  'locales/en-CA/sale.json': '',
  'locales/en-CA/charts/help.json': '',
  'tests/tours/sale.tour.ts': `import { sale } from '#machines/sale/sale.machine.ts'; export const saleTour = sale;`,
  'tests/tours/help.tour.ts': `import { help } from '#machines/help/help.machine.ts'; export const helpTour = help;`,
  'tests/support/tours/views/stages/sale.tsx': `import { Sale } from '#src/ui/sale/Sale.tsx'; export const saleStage = Sale;`,
  'tests/support/tours/views/stages/help.tsx': `import { Help } from '#src/ui/help/Help.tsx'; export const helpStage = Help;`,
  'tests/support/journeys/portal.ts': 'export const signIn = 1;',
  'tests/machines/tours.test.ts': `globSync('tests/tours/*.tour.ts');`,
  'tests/domain/money.test.ts': `import { cent } from '#domain/money.ts'; test(cent);`,
  'tests/ui/tours/sale.test.ts': `import { saleTour } from '../../tours/sale.tour.ts'; viewTours(saleTour);`,
  'tests/ui/tours/help.test.ts': `import { helpTour } from '../../tours/help.tour.ts'; viewTours(helpTour);`,
  'tests/server/sales.test.ts': `import { routes } from '#server/sales/routes.ts'; test(routes);`,
  'tests/server/migrations.test.ts': `import { folder } from '#server/database/migrate.ts'; test(folder);`,
  'tests/journeys/purchase.test.ts': `import { signIn } from '../support/journeys/portal.ts'; test(signIn);`,
  'tests/journeys/tours/sale.test.ts': `import { saleTour } from '../../tours/sale.tour.ts'; journeyTours(saleTour);`,
  'tests/journeys/tours/help.test.ts': `import { helpTour } from '../../tours/help.tour.ts'; journeyTours(helpTour);`,
  'tests/support/tours/views/answered/screens.ts': `import { Help } from '#src/ui/help/Help.tsx'; export const screens = Help;`,
  'tests/support/tours/views/visits.ts': `import type { screens } from './answered/screens.ts'; export const visits = 1;`,
  'tests/ui/firstSteps.test.ts': `import { visits } from '#tests/support/tours/views/visits.ts'; test(visits);`,
  'package.json': '',
};
const paths = Object.keys(project);
const code = Object.entries(project).flatMap(([path, source]) =>
  /\.tsx?$/.test(path) ? [parseFile(path, source)] : [],
);
const needs = needsOf(code, paths);
const selected = (...changed: string[]) => {
  const { files, charts } = select(changed, needs, paths);
  return { charts, tests: Object.values(files).flat() };
};

describe('what a change reaches', () => {
  test('a rule of the domain: its test, the tours of the charts that use it, and the whole way', () => {
    expect(selected('domain/money.ts')).toEqual({
      charts: ['sale'],
      tests: [
        'tests/machines/tours.test.ts',
        'tests/domain/money.test.ts',
        'tests/ui/tours/sale.test.ts',
        'tests/journeys/purchase.test.ts',
      ],
    });
  });

  test('a chart: its tours on all three levels', () => {
    expect(selected('machines/help/help.machine.ts')).toEqual({
      charts: ['help'],
      tests: [
        'tests/machines/tours.test.ts',
        'tests/ui/tours/help.test.ts',
        'tests/journeys/purchase.test.ts',
        'tests/journeys/tours/help.test.ts',
      ],
    });
  });

  test('a screen: the tours through the views that show it, and the journey of its chart', () => {
    expect(selected('src/ui/sale/Sale.tsx').tests).toEqual([
      'tests/ui/tours/sale.test.ts',
      'tests/journeys/purchase.test.ts',
      'tests/journeys/tours/sale.test.ts',
    ]);
  });

  test('a screen whose ports answer by themselves: the tests that visit such screens', () => {
    expect(selected('src/ui/help/Help.tsx').tests).toContain('tests/ui/firstSteps.test.ts');
    expect(selected('src/ui/sale/Sale.tsx').tests).not.toContain('tests/ui/firstSteps.test.ts');
  });

  test('a piece of the kit: the tours through the views that show it, and no journey but the whole way', () => {
    expect(selected('src/ui/kit/Button.tsx').tests).toEqual([
      'tests/ui/tours/sale.test.ts',
      'tests/journeys/purchase.test.ts',
    ]);
  });

  test('a text: the tests of the screens that name its room', () => {
    expect(selected('locales/en-CA/sale.json').tests).toEqual([
      'tests/ui/tours/sale.test.ts',
      'tests/journeys/purchase.test.ts',
    ]);
  });

  test('the words of a chart: its tours', () => {
    expect(selected('locales/en-CA/charts/help.json').charts).toEqual(['help']);
  });

  test('a file of a folder that is named in a string: what reads the folder', () => {
    expect(selected('server/database/migrations/001-sales.ts').tests).toEqual([
      'tests/server/migrations.test.ts',
      'tests/journeys/purchase.test.ts',
    ]);
  });

  test('what journeys share: the journeys that need it', () => {
    expect(selected('tests/support/journeys/portal.ts').tests).toEqual(['tests/journeys/purchase.test.ts']);
  });

  test('what every test rests on: every test', () => {
    expect(selected('package.json').tests).toHaveLength(10);
    expect(selected('package.json').charts).toEqual(['sale', 'help']);
  });

  test('a page of prose: none', () => {
    expect(selected('docs/terms.md')).toEqual({ charts: [], tests: [] });
  });
});

test('types are not needed when a test runs', () => {
  expect(reachedBy(['domain/money.ts'], needs)).not.toContain('server/sales/routes.ts');
});
