import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ApplicationKey, applicationKeys } from '#domain/applications.ts';
import { type Settings, SettingsError } from '../settings.ts';

const program = fileURLToPath(new URL('../../standins/main.ts', import.meta.url));

export type RunningStandIns = {
  identityOrigin: string;
  cardOrigin: string;
  /** Told when the process ends without being asked to. */
  onLost(act: () => void): void;
  stop(): Promise<void>;
};

/**
 * Starts the identity provider, card vault, gateway and mail server that stand in for the real ones, in a process of their own
 * with a state file beside the data. `accounts` can sign in without having signed up.
 */
export async function startStandIns(
  settings: Settings,
  origins: Record<ApplicationKey, string>,
  accounts: readonly unknown[],
): Promise<RunningStandIns> {
  const folder = join(settings.dataFolder, 'standins');
  await mkdir(folder, { recursive: true });
  const people = join(folder, 'people.json');
  await writeFile(people, JSON.stringify(accounts));
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORTAGE_STANDINS_CARD_PORT: String(settings.cardsPort),
      PORTAGE_STANDINS_IDENTITY_PORT: String(settings.identityPort),
      PORTAGE_STANDINS_MAIL_PORT: String(settings.mailPort),
      PORTAGE_STANDINS_BOUNCE_PORT: String(settings.bounces?.port ?? ''),
      PORTAGE_STANDINS_STATE: join(folder, 'standins.sqlite'),
      PORTAGE_STANDINS_PEOPLE: people,
      PORTAGE_STANDINS_APPLICATION_ORIGINS: applicationKeys.map((key) => origins[key]).join(','),
      PORTAGE_STANDINS_GATEWAY_KEY: settings.gatewayKey,
      PORTAGE_STANDINS_ACTIVATION_KEY: settings.activationKey,
      PORTAGE_STANDINS_DSS_KEY: settings.registers.dss.key,
      PORTAGE_STANDINS_LH_KEY: settings.registers.lh.key,
      PORTAGE_STANDINS_PROFILES: settings.cardProfileId,
    },
  });
  const { identityOrigin, cardOrigin } = await whereItServes(child);
  let stopping = false;
  return {
    identityOrigin,
    cardOrigin,
    onLost: (act) => {
      child.once('exit', () => {
        if (!stopping) act();
      });
    },
    stop: async () => {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function whereItServes(child: ChildProcess): Promise<{ identityOrigin: string; cardOrigin: string }> {
  return new Promise((resolve, reject) => {
    child.once('message', (origins) => resolve(origins as { identityOrigin: string; cardOrigin: string }));
    child.once('error', reject);
    child.once('exit', () => reject(new SettingsError('The stand-ins did not start.')));
  });
}
