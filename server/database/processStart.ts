import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process started, as a text that only a later process of the same id would change;
 * null when the system does not tell.
 */
export function processStart(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
      return `${boot}-${fields[19]}`;
    }
    if (process.platform === 'darwin') {
      const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
      return text.trim().replaceAll(' ', '-') || null;
    }
  } catch {
    return null;
  }
  return null;
}
