import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { holdDataFolder } from '../database/dataFolder.ts';
import { keyFiles } from '../keptKeys.ts';
import { type Settings, SettingsError } from '../settings.ts';

/** What a start leaves in the data folder; nothing else is ever deleted there. */
const ours = ['database', 'standins', ...Object.values(keyFiles)];

/**
 * Removes what earlier starts kept.
 * @throws SettingsError when the data are elsewhere, in use, or not only ours
 */
export async function beginAnew(settings: Settings): Promise<void> {
  if (settings.databaseUrl !== null) {
    throw new SettingsError(
      'The option --fresh begins the embedded database anew and does not touch DATABASE_URL.',
    );
  }
  if (!existsSync(settings.dataFolder)) return;
  const others = (await readdir(settings.dataFolder)).filter((name) => !ours.includes(name));
  if (others.length > 0) {
    throw new SettingsError(
      `The data folder ${settings.dataFolder} holds other things (${others[0]}); the option --fresh leaves it as it is.`,
    );
  }
  const release = holdDataFolder(join(settings.dataFolder, 'database'));
  for (const name of ours) await rm(join(settings.dataFolder, name), { recursive: true, force: true });
  release();
}
