import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const roomBytes = 2 * 1024 ** 3;

/**
 * Folder for files that do not outlive a test. It lies in memory where that has room: a copied database of a thousand
 * small files takes a disk ten times as long, and every commit would wait for it.
 */
export const passingFolder = hasRoom() ? inMemory : tmpdir();

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, freemem()) >= roomBytes;
  } catch {
    return false;
  }
}
