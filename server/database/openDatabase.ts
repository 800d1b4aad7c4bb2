import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { type DatabaseWaits, ordinaryDatabaseWaits } from '../waits.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openServer } from './remote.ts';

/**
 * Opens the database of these settings: a PostgreSQL server, or the embedded one in the data folder.
 * @throws SettingsError when another process holds the data folder or the server does not answer
 */
export function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  waits: DatabaseWaits = ordinaryDatabaseWaits,
): Promise<OpenDatabase> {
  return settings.databaseUrl === null
    ? openEmbedded(join(settings.dataFolder, 'database'))
    : openServer(settings.databaseUrl, waits);
}
