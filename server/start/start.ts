import { mkdir } from 'node:fs/promises';
import { buildWeb } from '#scripts/build.ts';
import { buildServer } from '../app.ts';
import type { OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { readSettings, type Settings, SettingsError } from '../settings.ts';
import { beginAnew } from './beginAnew.ts';
import { endInOrder, type Running } from './ending.ts';
import { choosePorts, originsOf, refuseTakenPorts } from './ports.ts';
import { sampleAccounts } from './sampleAccounts.ts';
import { greeting } from './greeting.ts';
import { ensureSample } from './sample.ts';
import { startStandIns, type RunningStandIns } from './standIns.ts';
import { workshopOf } from './workshop.ts';

/**
 * Starts everything that a person needs to use the portal: builds the pages when their inputs changed, opens and
 * migrates the database, loads the sample, starts the stand-ins, serves. `--fresh` begins the data anew,
 * `--built` serves what was built before, `--workshop=<address>` what `npm run dev` makes there.
 */
export async function start(options: readonly string[], variables: NodeJS.ProcessEnv): Promise<void> {
  try {
    endInOrder(await startAll(options, variables));
  } catch (failure) {
    console.error(failure instanceof SettingsError ? failure.message : failure);
    process.exit(1);
  }
}

async function startAll(options: readonly string[], variables: NodeJS.ProcessEnv): Promise<Running> {
  const chosen = await choosePorts(variables);
  const settings = readSettings(chosen);
  await refuseTakenPorts(settings);
  if (options.includes('--fresh')) await beginAnew(settings);
  await mkdir(settings.dataFolder, { recursive: true });

  const workshop = workshopOf(options, settings);
  const building = workshop || options.includes('--built') ? Promise.resolve() : buildWeb();
  const standing = settings.sample ? startStandIns(settings, originsOf(settings), sampleAccounts) : null;
  const opening = openReady(settings);
  const [standIns, database] = await allOrNone(standing, opening, building);

  const server = await buildServer({ database, settings, ...(workshop && { webFiles: workshop }) });
  const origins = await server.listen();
  console.log(greeting(settings, origins));
  return { server, database, standIns, settings };
}

async function openReady(settings: Settings): Promise<OpenDatabase> {
  const database = await openDatabase(settings);
  try {
    await database.unhurried(migrate);
    if (settings.sample) await ensureSample(database, settings);
    return database;
  } catch (failure) {
    await database.close();
    throw failure;
  }
}

/** Waits for the parts of a start; when one fails, the others are closed again. */
async function allOrNone(
  standing: Promise<RunningStandIns> | null,
  opening: Promise<OpenDatabase>,
  building: Promise<unknown>,
): Promise<[RunningStandIns | null, OpenDatabase]> {
  const [standIns, database, built] = await Promise.allSettled([standing, opening, building]);
  const failed = [database, standIns, built].find((part) => part.status === 'rejected');
  if (standIns.status === 'fulfilled' && database.status === 'fulfilled' && failed === undefined) {
    return [standIns.value, database.value];
  }
  if (standIns.status === 'fulfilled') await standIns.value?.stop();
  if (database.status === 'fulfilled') await database.value.close();
  throw failed?.reason;
}
