import type { Node } from 'oxc-parser';
import { importsOf } from '../support/imports.ts';
import type { Finding, Rule } from '../support/rule.ts';
import { type SourceFile, walk } from '../support/sourceFile.ts';

type Wall = {
  /** Packages and the names from them that are kept out. */
  from: RegExp;
  names: readonly string[];
  /** Where the wall stands. */
  inside: RegExp;
  except?: RegExp;
  reason: string;
};

const walls: readonly Wall[] = [
  {
    from: /^xstate$/,
    names: ['createActor'],
    inside: /^(domain|machines|src|server|standins|scripts)\//,
    except: /^src\/(main\.tsx$|kitPage\.tsx$|policyLinkPage\.tsx$|app\/)/,
    reason: 'actors are started in main.tsx, kitPage.tsx, policyLinkPage.tsx, src/app and tests',
  },
  {
    from: /^xstate/,
    names: ['enqueueActions'],
    inside: /./,
    reason: 'it hides branches from the picture: branch with guarded transitions',
  },
  {
    from: /^react$/,
    names: ['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useEffectEvent', 'useState', 'useReducer'],
    inside: /^src\/ui\//,
    except: /^src\/ui\/(kit\/|gallery\/|forms\/useFollowed\.ts$)/,
    reason: 'behaviour is a chart; look and feel is the kit',
  },
  {
    from: /^react$/,
    names: ['lazy', 'Suspense'],
    inside: /^src\//,
    reason: 'what does not come could not be asked for again: latePiece, lateOverlay',
  },
  {
    from: /^@tanstack\/react-query$/,
    names: ['useQuery', 'useMutation', 'useSuspenseQuery', 'useInfiniteQuery'],
    inside: /^src\//,
    reason: 'data is fetched in ports',
  },
  {
    from: /^@xstate\/react$/,
    names: ['useMachine', 'useActor', 'useActorRef', 'createActorContext'],
    inside: /^src\//,
    reason: 'actors start outside React; views take a ref and select from it',
  },
];

const router = 'react-router';
const onlyLinks = 'it shows an address and its links; where a person is, the chart decides';

/** What of react-router a room may use: the chart decides where a person is, and nothing is done behind its back. */
const routing: readonly { inside: RegExp; names: readonly string[] }[] = [
  { inside: /^domain\//, names: ['matchPath', 'generatePath'] },
  {
    inside: /^src\//,
    names: [
      'Router',
      'Routes',
      'Route',
      'Link',
      'NavLink',
      'useLocation',
      'useParams',
      'createPath',
      'parsePath',
    ],
  },
];

/** Names of packages that may not be used in a part of the house, whether imported by name or read from a namespace. */
export const namedThings: Rule = (file) => {
  const standing = walls.filter(({ inside, except }) => inside.test(file.path) && !except?.test(file.path));
  const found = standing.flatMap((wall) =>
    importsOf(file).some(({ specifier }) => wall.from.test(specifier)) ? usesOf(file, wall) : [],
  );
  return [...found, ...routingProblems(file)];
};

/** What a file takes of react-router and may not take; a namespace would take all of it. */
function routingProblems(file: SourceFile): Finding[] {
  const allowed = routing.find(({ inside }) => inside.test(file.path))?.names;
  if (!allowed) return [];
  const found: Finding[] = [];
  walk(file.program, (node) => {
    if (node.type === 'ImportExpression' && node.source.type === 'Literal' && node.source.value === router)
      found.push({ at: node.start, message: `takes all of ${router}: ${onlyLinks}` });
    if (node.type !== 'ImportDeclaration' || node.source.value !== router || node.importKind === 'type')
      return;
    for (const specifier of node.specifiers) {
      const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier) : '*';
      const isType = specifier.type === 'ImportSpecifier' && specifier.importKind === 'type';
      if (!isType && !(name && allowed.includes(name)))
        found.push({ at: specifier.start, message: `takes ${name} of ${router}: ${onlyLinks}` });
    }
  });
  return found;
}

function usesOf(file: SourceFile, { names, reason }: Wall): Finding[] {
  const found: Finding[] = [];
  walk(file.program, (node) => {
    const name = nameOf(node);
    if (name && names.includes(name)) found.push({ at: node.start, message: `uses ${name}: ${reason}` });
  });
  return found;
}

function nameOf(node: Node): string | null {
  if (node.type === 'ImportSpecifier') return node.imported.type === 'Identifier' ? node.imported.name : null;
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name;
  return null;
}
