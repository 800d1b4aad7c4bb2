import { pathsOf, projectFiles } from '#tests/rules/support/project.ts';
import { changedFiles } from './changedFiles.ts';
import { needsOf } from './needs.ts';
import { type Selection, select } from './selection.ts';

/**
 * The tests that the changes since a commit reach.
 * @param base a commit; by default, where the branch left `main`
 */
export async function selectChanged(base?: string): Promise<Selection> {
  const files = [
    'domain',
    'machines',
    'src',
    'server',
    'standins',
    'scripts',
    'bench',
    'tests',
    'locales',
    'docs',
  ];
  const paths = pathsOf([...files.map((folder) => `${folder}/**/*.*`), '*.*']);
  return select(await changedFiles(base), needsOf(projectFiles(), paths), paths);
}
