import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStandins } from '#standins/start.ts';
import { passingFolder } from '../passingFolder.ts';

export type StandinPerson = {
  issuer: 'directory' | 'customers';
  subject: string;
  username: string;
  password: string;
  name: string;
  email: string;
  preferredLanguage: 'en' | 'fr';
};

export type StandinOptions = {
  /** Folder of the state file, which stays; without one, a new folder goes with the process. */
  folder?: string;
  people?: readonly StandinPerson[];
  applicationOrigins?: readonly string[];
  /** Further `PORTAGE_STANDINS_*` settings. */
  settings?: Record<string, string>;
};

export type Standins = {
  cardOrigin: string;
  identityOrigin: string;
  /** Where the mail server is reached. */
  mailAddress: string;
  stateFile: string;
  gatewayKey: string;
  activationKey: string;
  registerKeys: { dss: string; lh: string };
  /** Ends them in order. */
  stop(): Promise<void>;
};

const gatewayKey = 'key-of-the-tests';
const activationKey = 'other-key-of-the-tests';
const registerKeys = { dss: 'dss-key-of-the-tests', lh: 'lh-key-of-the-tests' };

/** Starts the stand-ins in this process on free ports: a process of their own takes a hundred times as long to start. */
export async function startStandins(options: StandinOptions = {}): Promise<Standins> {
  const { variables, stateFile, remove } = await prepareStandins(options);
  const { origins, close } = await openStandins(variables);
  const stop = async () => {
    await close();
    remove();
  };
  return { ...origins, stateFile, gatewayKey, activationKey, registerKeys, stop };
}

/** The settings of stand-ins with their state file; `remove` takes away what is not to stay. */
export async function prepareStandins(options: StandinOptions) {
  const folder = options.folder ?? (await mkdtemp(join(passingFolder, 'portage-standins-')));
  const stateFile = join(folder, 'standins.sqlite');
  const peopleFile = join(folder, 'people.json');
  await writeFile(peopleFile, JSON.stringify(options.people ?? []));
  const origins = options.applicationOrigins ?? ['http://localhost:3001'];
  const variables: Record<string, string> = {
    PORTAGE_STANDINS_CARD_PORT: '0',
    PORTAGE_STANDINS_IDENTITY_PORT: '0',
    PORTAGE_STANDINS_MAIL_PORT: '0',
    PORTAGE_STANDINS_STATE: stateFile,
    PORTAGE_STANDINS_PEOPLE: peopleFile,
    PORTAGE_STANDINS_APPLICATION_ORIGINS: origins.join(','),
    PORTAGE_STANDINS_GATEWAY_KEY: gatewayKey,
    PORTAGE_STANDINS_ACTIVATION_KEY: activationKey,
    PORTAGE_STANDINS_DSS_KEY: registerKeys.dss,
    PORTAGE_STANDINS_LH_KEY: registerKeys.lh,
    ...options.settings,
  };
  const remove = () => {
    if (!options.folder) rmSync(folder, { recursive: true, force: true });
  };
  return { variables, stateFile, gatewayKey, activationKey, registerKeys, remove };
}
