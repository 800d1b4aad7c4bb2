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
    except: /^src\/ui\/kit\//,
    reason: 'behaviour is a chart; look and feel is the kit',
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

/** Names of packages that may not be used in a part of the house, whether imported by name or read from a namespace. */
export const namedThings: Rule = (file) => {
  const standing = walls.filter(({ inside, except }) => inside.test(file.path) && !except?.test(file.path));
  return standing.flatMap((wall) =>
    importsOf(file).some(({ specifier }) => wall.from.test(specifier)) ? usesOf(file, wall) : [],
  );
};

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
