import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process has ended although its id is still taken, because its parent has not asked how it ended. */
export function hasEnded(pid: number): boolean {
  try {
    if (process.platform === 'linux') return statOf(pid)[0] === 'Z';
    if (process.platform === 'darwin') return psOf(pid, 'state').startsWith('Z');
  } catch {
    return false;
  }
  return false;
}

function psOf(pid: number, column: string): string {
  return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
}

/** The fields of a process from its state on; its name before them may have spaces. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/**
 * When a process started, as a text that only a later process of the same id would change;
 * null when the system does not say.
 */
export function processStart(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
      return `${boot}-${statOf(pid)[19]}`;
    }
    if (process.platform === 'darwin') {
      return psOf(pid, 'lstart').replaceAll(' ', '-') || null;
    }
  } catch {
    return null;
  }
  return null;
}
