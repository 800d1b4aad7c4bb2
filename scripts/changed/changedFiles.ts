import { capture } from '../process.ts';

/**
 * Files that were changed since a commit, committed or not, and those that git does not know yet.
 * @param base a commit; by default, where the branch left `main`
 */
export async function changedFiles(base?: string): Promise<string[]> {
  const since = base ?? ((await git('merge-base', 'main', 'HEAD').catch(() => ['HEAD']))[0] as string);
  return [
    ...(await git('diff', '--name-only', since)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
}

async function git(...args: readonly string[]): Promise<string[]> {
  const { exitCode, output } = await capture('git', args);
  if (exitCode !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`);
  return output.split('\n').filter(Boolean);
}
