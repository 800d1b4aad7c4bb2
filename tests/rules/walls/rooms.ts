/** A part of the house and what its files may import. */
export type Room = {
  name: string;
  /** Paths that belong to the room; of several rooms the one with the longest path is meant. */
  at: readonly string[];
  /** Rooms whose files may be imported besides its own. */
  imports: readonly string[];
  /** Rooms of which only types may be imported. */
  types?: readonly string[];
  /** Packages that may be imported; `node:` stands for what comes with Node, `*` for any. */
  packages: readonly string[];
  /** Packages that a `*` does not open. */
  without?: readonly string[];
};

const views = ['react', 'react-dom', 'react-intl', 'react-aria-components', 'react-router', '@xstate/react'];
const browserOnly = [
  ...views,
  'ky',
  '@tanstack/react-query',
  '@tanstack/react-table',
  'oidc-client-ts',
  'elkjs',
];

/** Who may import whom. What is not listed may not. */
export const rooms: readonly Room[] = [
  {
    name: 'domain',
    at: ['domain/'],
    imports: [],
    packages: ['zod', 'luxon', 'react-router', '@formatjs/icu-messageformat-parser'],
  },
  { name: 'machines', at: ['machines/'], imports: ['domain'], packages: ['xstate'] },
  {
    name: 'src/ports',
    at: ['src/ports/'],
    imports: ['domain'],
    types: ['machines'],
    packages: ['xstate', 'ky', '@tanstack/react-query', 'oidc-client-ts', 'zod', 'dompurify'],
  },
  {
    name: 'src/text',
    at: ['src/text/'],
    imports: ['domain', 'locales'],
    packages: ['react', 'react-intl', 'react-aria-components'],
  },
  {
    name: 'src/charts',
    at: ['src/charts/'],
    imports: ['domain', 'machines', 'locales'],
    packages: ['xstate', 'elkjs'],
  },
  {
    name: 'src/ui/kit',
    at: ['src/ui/kit/'],
    imports: ['domain', 'src/text', 'src/ui/tokens'],
    packages: [
      'react',
      'react-dom',
      'react-intl',
      'react-aria-components',
      'react-router',
      'react-stately',
      '@internationalized/date',
    ],
  },
  {
    name: 'src/ui/gallery',
    at: ['src/ui/gallery/'],
    imports: ['domain', 'src/text', 'src/ui', 'src/ui/kit', 'src/ui/list', 'src/ui/tokens'],
    packages: [
      'react',
      'react-dom',
      'react-intl',
      'react-aria-components',
      'react-router',
      '@internationalized/date',
    ],
  },
  { name: 'src/ui/tokens', at: ['src/ui/tokens/'], imports: ['domain'], packages: [] },
  {
    name: 'src/ui/summary',
    at: ['src/ui/summary/'],
    imports: ['domain', 'src/text', 'src/ui/kit', 'src/ui/tokens'],
    packages: views,
  },
  {
    name: 'src/ui/list',
    at: ['src/ui/list/'],
    imports: ['domain', 'src/text', 'src/ui/kit', 'src/ui/tokens'],
    types: ['machines'],
    packages: [...views, 'xstate', '@tanstack/react-table'],
  },
  {
    name: 'src/ui/forms',
    at: ['src/ui/forms/'],
    imports: ['domain', 'src/text', 'src/ui/kit', 'src/ui/tokens'],
    types: ['machines'],
    packages: [...views, 'xstate'],
  },
  {
    name: 'src/ui/places',
    at: ['src/ui/places/'],
    imports: ['domain', 'src/text', 'src/ui/forms', 'src/ui/kit'],
    types: ['machines'],
    packages: [...views, 'xstate'],
  },
  {
    name: 'src/ui',
    at: ['src/ui/'],
    imports: [
      'domain',
      'src/text',
      'src/ui/forms',
      'src/ui/kit',
      'src/ui/list',
      'src/ui/places',
      'src/ui/summary',
      'src/ui/tokens',
    ],
    types: ['machines'],
    packages: [...views, 'xstate'],
  },
  {
    name: 'src/app',
    at: ['src/app/', 'src/kitPage.tsx', 'src/policyLinkPage.tsx', 'src/signInWindow.ts'],
    imports: [
      'domain',
      'machines',
      'src/ports',
      'src/text',
      'src/ui',
      'src/ui/kit',
      'src/ui/gallery',
      'src/ui/list',
      'src/ui/tokens',
      'src/charts',
    ],
    packages: [...views, 'xstate', '@tanstack/react-query'],
  },
  {
    name: 'src/app/first',
    at: ['src/app/first/'],
    imports: ['domain', 'machines', 'src/app', 'src/ports', 'src/text'],
    packages: ['react', 'react-dom', 'xstate'],
  },
  {
    name: 'the entry of the page',
    at: ['src/main.tsx'],
    imports: [
      'domain',
      'src/app',
      'src/app/first',
      'src/ports',
      'src/text',
      'src/ui',
      'src/ui/kit',
      'src/ui/tokens',
    ],
    packages: ['xstate', '@tanstack/react-query'],
  },
  {
    name: 'server',
    at: ['server/'],
    imports: ['domain', 'machines', 'locales'],
    packages: ['*'],
    without: browserOnly,
  },
  {
    name: 'server/start',
    at: ['server/start/', 'server/launch.ts'],
    imports: ['domain', 'server', 'scripts', 'locales'],
    packages: ['node:', 'fastify', 'pino'],
  },
  { name: 'standins', at: ['standins/'], imports: [], packages: ['*'], without: browserOnly },
  {
    name: 'scripts',
    at: ['scripts/'],
    imports: ['domain', 'machines', 'src/charts', 'src/text', 'locales', 'tests'],
    packages: ['*'],
  },
  {
    name: 'scripts/dev',
    at: ['scripts/dev/', 'scripts/dev.ts'],
    imports: ['domain', 'scripts', 'server', 'server/start', 'tests'],
    packages: ['node:', 'vite'],
  },
  { name: 'types of the builder', at: ['src/vite.d.ts'], imports: [], packages: [] },
  { name: 'configs', at: ['vite.config.ts', 'vitest.config.ts'], imports: ['scripts'], packages: ['*'] },
  { name: 'tests', at: ['tests/'], imports: ['*'], packages: ['*'] },
  { name: 'bench', at: ['bench/'], imports: ['*'], packages: ['*'] },
  { name: 'locales', at: ['locales/'], imports: [], packages: [] },
];

export function roomOf(path: string): Room | undefined {
  const matching = rooms.flatMap((room) =>
    room.at.filter((at) => path === at || path.startsWith(at)).map((at) => ({ room, at })),
  );
  return matching.toSorted((left, right) => right.at.length - left.at.length)[0]?.room;
}

/** A payment serves whatever is bought: a quote today, a changed policy next. */
const payment = [
  'domain/payment/',
  'machines/agencySwitch/',
  'machines/cardField/',
  'machines/payment/',
  'machines/tokenisation/',
];
const paidFor = [
  'domain/apply/',
  'domain/calls/shapes/policyBody.ts',
  'domain/calls/shapes/policyRecord.ts',
  'domain/flow/',
  'domain/plans/',
  'domain/quote/',
  'domain/rating/',
  'machines/createPolicy/',
  'machines/quoteFlow/',
];

/** What a file of the payment may not import: the beginning of its path, or undefined. */
export function strangerOf(from: string, target: string): string | undefined {
  if (!payment.some((path) => from.startsWith(path))) return undefined;
  return paidFor.find((path) => target.startsWith(path));
}

/** The flow of a view, `src/ui/<flow>/…`. */
function flowOf(path: string): string | undefined {
  return /^src\/ui\/([^/]+)\//.exec(path)?.[1];
}

const mounting = [
  'endorsement',
  'portal',
  'flow',
  'heldQuotes',
  'planSelection',
  'policyInfo',
  'policyLink',
  'quoteReturn',
];

/** Views of different flows do not import each other; the views of charts that have child charts mount theirs. */
export function mayMount(from: string, target: string): boolean {
  return flowOf(from) === flowOf(target) || mounting.includes(flowOf(from) ?? '');
}
