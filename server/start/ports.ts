import { createServer } from 'node:net';
import { type ApplicationKey, applicationKeys } from '#domain/applications.ts';
import { type Settings, SettingsError } from '../settings.ts';

type Named = { port: number; setting: string; host: string };

/** Every port that a start will use, with the setting that moves it. */
function portsOf(settings: Settings): Named[] {
  const applications = applicationKeys.map((key) => ({
    port: settings.ports[key],
    setting: portSetting(key),
    host: settings.listenHost,
  }));
  const { bounces } = settings;
  const own =
    bounces === null
      ? applications
      : [...applications, { port: bounces.port, setting: 'PORTAGE_BOUNCE_PORT', host: bounces.host }];
  if (!settings.sample) return own;
  return [
    ...own,
    { port: settings.identityPort, setting: 'PORTAGE_IDENTITY_PORT', host: 'localhost' },
    { port: settings.cardsPort, setting: 'PORTAGE_CARDS_PORT', host: '127.0.0.1' },
    { port: settings.mailPort, setting: 'PORTAGE_MAIL_PORT', host: '127.0.0.1' },
  ];
}

function portSetting(key: ApplicationKey): string {
  return `PORTAGE_${key.toUpperCase().replace('-', '_')}_PORT`;
}

/**
 * Finds out before anything is built or opened whether every port can be had.
 * @throws SettingsError that names the first one that is taken
 */
export async function refuseTakenPorts(settings: Settings): Promise<void> {
  const wanted = portsOf(settings).filter(({ port }) => port !== 0);
  const taken = await Promise.all(wanted.map(async (named) => ((await isTaken(named)) ? named : null)));
  const first = taken.find((named) => named !== null);
  if (first) {
    throw new SettingsError(
      `Port ${first.port} is in use; stop what uses it, or set ${first.setting} to another port.`,
    );
  }
}

/** Where people reach each application. */
export function originsOf(settings: Settings): Record<ApplicationKey, string> {
  const origin = (key: ApplicationKey) => settings.origins[key] ?? `http://localhost:${settings.ports[key]}`;
  return Object.fromEntries(applicationKeys.map((key) => [key, origin(key)])) as Record<
    ApplicationKey,
    string
  >;
}

/** Replaces port 0 by a free port: the parts of a start must know of one another before any of them listens. */
export async function choosePorts(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Record<string, string | undefined>> {
  const names = [
    ...applicationKeys.map(portSetting),
    'PORTAGE_IDENTITY_PORT',
    'PORTAGE_CARDS_PORT',
    'PORTAGE_MAIL_PORT',
    'PORTAGE_BOUNCE_PORT',
  ];
  const unset = names.filter((name) => variables[name] === '0');
  const free = await Promise.all(unset.map(async (name) => [name, String(await freePort())]));
  return { ...variables, ...Object.fromEntries(free) };
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function isTaken({ port, host }: Named): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (failure: NodeJS.ErrnoException) => resolve(failure.code === 'EADDRINUSE'));
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  });
}
