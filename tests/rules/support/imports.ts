import { posix } from 'node:path';
import type { Node, StringLiteral } from 'oxc-parser';
import { type SourceFile, walk } from './sourceFile.ts';

export type Import = {
  specifier: string;
  /** Vanishes when types are stripped; `import { type A }` does not, its module is still loaded. */
  typeOnly: boolean;
  at: number;
};

/** Every static, dynamic, re-exporting and type import with a literal address. */
export function importsOf({ program }: SourceFile): Import[] {
  const found: Import[] = [];
  walk(program, (node) => {
    const source = sourceOf(node);
    if (source) found.push({ specifier: source.value, typeOnly: isTypeOnly(node), at: node.start });
  });
  return found;
}

function sourceOf(node: Node): StringLiteral | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.source;
    case 'TSImportType':
      return node.source;
    case 'ImportExpression':
      return node.source.type === 'Literal' && typeof node.source.value === 'string' ? node.source : null;
    default:
      return null;
  }
}

function isTypeOnly(node: Node): boolean {
  if (node.type === 'ImportDeclaration') return node.importKind === 'type';
  if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') {
    return node.exportKind === 'type';
  }
  return node.type === 'TSImportType';
}

/** Path from the project's root that a specifier of a file names, or null for a package. */
export function targetOf(fromPath: string, specifier: string): string | null {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('#')) return plain.slice(1);
  if (plain.startsWith('/')) return plain.slice(1);
  return plain.startsWith('.') ? posix.join(posix.dirname(fromPath), plain) : null;
}

/** Name of the package that a specifier names, `node:` for what comes with Node, or null for a file of ours. */
export function packageOf(specifier: string): string | null {
  if (/^[#./]/.test(specifier)) return null;
  if (specifier.startsWith('node:')) return 'node:';
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
