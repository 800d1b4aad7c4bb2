import type { Rule } from '../support/rule.ts';
import { walk } from '../support/sourceFile.ts';

/** Files whose default export a tool reads. */
const toolFiles = /(^|\/)[\w.]+\.(config|setup)\.ts$/;

/** Things have one name, everywhere: no default exports. */
export const noDefaultExports: Rule = (file) =>
  toolFiles.test(file.path)
    ? []
    : file.program.body.flatMap((statement) => {
        const isDefault =
          statement.type === 'ExportDefaultDeclaration' ||
          (statement.type === 'ExportNamedDeclaration' &&
            statement.specifiers.some(
              ({ exported }) => exported.type === 'Identifier' && exported.name === 'default',
            ));
        return isDefault ? [{ at: statement.start, message: 'exports by default' }] : [];
      });

/** Things are imported from where they stand: no file passes on what another exports. */
export const noBarrels: Rule = (file) => {
  const found: ReturnType<Rule> = [];
  if (/(^|\/)index\.tsx?$/.test(file.path)) found.push({ at: 0, message: 'is an index' });
  const imported = new Set<string>();
  walk(file.program, (node) => {
    if (node.type === 'ImportDeclaration') node.specifiers.forEach(({ local }) => imported.add(local.name));
    if (node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source)) {
      found.push({ at: node.start, message: 'passes on what another file exports' });
    }
    if (node.type === 'ExportNamedDeclaration' && !node.source) {
      for (const { local } of node.specifiers) {
        if (local.type === 'Identifier' && imported.has(local.name)) {
          found.push({ at: node.start, message: `passes on ${local.name}` });
        }
      }
    }
  });
  return found;
};
