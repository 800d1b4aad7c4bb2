import { statfs } from 'node:fs/promises';

/** How many bytes more the disk of a folder takes. */
export type FreeBytes = (folder: string) => Promise<number>;

/** The embedded database fails where it has no room for another of its files. */
export const leastFreeBytes = 32 * 1024 * 1024;

export const freeBytesOf: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
