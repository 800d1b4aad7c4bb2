import { resolve } from 'node:path';
import { z } from 'zod';
import { type ApplicationKey, applicationKeys, applications } from '#domain/applications.ts';
import { defaultDebounceInterval } from '#domain/idleSession.ts';
import { isOwnMachine, isSafeAddress } from '#domain/safeAddress.ts';
import { isProxyNetwork } from './http/clientAddress.ts';
import { type KeptPeriods, keepVariables, keptPeriodsOf } from './keepSettings.ts';
import { type RegisterSettings, registersOf, registerVariables } from './registerSettings.ts';
import {
  address,
  choice,
  domain,
  keys,
  mailAddress,
  origin,
  pause,
  period,
  port,
  text,
  withoutSlash,
} from './settingKinds.ts';

/** A setting that cannot be used; its message is one sentence for the person who starts the server. */
export class SettingsError extends Error {}

/** [PL-033] From error 0 to verbose 4. */
export const logLevels = ['error', 'warn', 'info', 'http', 'verbose'] as const;
export type LogLevel = (typeof logLevels)[number];

const stopDelay = 'a number of seconds from 0 to 300 is needed';
const minutes = 'a number of minutes from 1 to 1440 is needed';
const times = 'a number from 1 to 1000 is needed';
const proxies =
  'off or the addresses and networks of the proxies are needed, such as 10.0.0.0/8, because whoever is trusted says which client asks';
const namesOfProxies = (given: string) =>
  given === 'off' ? [] : given.split(',').map((name) => name.trim());

const environment = z.object({
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'an address beginning with postgres:// is needed' })
    .optional(),
  PORTAGE_DATA: text.default('data'),
  PORTAGE_SAMPLE: choice(['on', 'off']).optional(),
  PORTAGE_LISTEN_HOST: text.default('localhost'),
  PORTAGE_WEB: text.default('dist/web'),
  PORTAGE_LOG_LEVEL: choice(logLevels).default('warn'),
  PORTAGE_TRUST_PROXY: text
    .default('off')
    .transform(namesOfProxies)
    .refine((names) => names.every(isProxyNetwork), { error: proxies }),
  PORTAGE_LIMIT_FACTOR: z.coerce
    .number({ error: times })
    .min(1, { error: times })
    .max(1000, { error: times })
    .default(1),
  PORTAGE_SESSION_IDLE_MINUTES: z.coerce
    .number({ error: minutes })
    .min(1, { error: minutes })
    .max(1440, { error: minutes })
    .default(30),
  PORTAGE_DEBOUNCE_INTERVAL_MS: pause.default(defaultDebounceInterval),
  PORTAGE_STOP_DELAY_SECONDS: z.coerce
    .number({ error: stopDelay })
    .min(0, { error: stopDelay })
    .max(300, { error: stopDelay })
    .optional(),
  ...keepVariables,
  PORTAGE_B2B_PORT: port.default(applications.b2b.port),
  PORTAGE_B2C_PORT: port.default(applications.b2c.port),
  PORTAGE_CO_BRAND_PORT: port.default(applications['co-brand'].port),
  PORTAGE_ADMIN_PORT: port.default(applications.admin.port),
  PORTAGE_B2B_ORIGIN: origin.optional(),
  PORTAGE_B2C_ORIGIN: origin.optional(),
  PORTAGE_CO_BRAND_ORIGIN: origin.optional(),
  PORTAGE_ADMIN_ORIGIN: origin.optional(),
  PORTAGE_IDENTITY_PORT: port.default(4700),
  PORTAGE_CARDS_PORT: port.default(4600),
  PORTAGE_DIRECTORY_ISSUER: address.optional(),
  PORTAGE_DIRECTORY_CLIENT_ID: text.default('portage'),
  PORTAGE_DIRECTORY_SCOPES: text.default(
    'openid profile User.Read Group.Read.All Directory.AccessAsUser.All Directory.Read.All',
  ),
  PORTAGE_CUSTOMERS_ISSUER: address.optional(),
  PORTAGE_CUSTOMERS_CLIENT_ID: text.default('portage'),
  PORTAGE_CUSTOMERS_SCOPES: text.default('openid profile email'),
  PORTAGE_CUSTOMERS_ACCOUNT_URL: address.optional(),
  PORTAGE_CUSTOMERS_PREFERENCES_URL: address.optional(),
  PORTAGE_CARD_FRAME_URL: address.optional(),
  PORTAGE_CARD_PROFILE_ID: text.default('PORTAGE-SAMPLE'),
  PORTAGE_GATEWAY_URL: address.optional(),
  PORTAGE_ACTIVATION_URL: address.optional(),
  PORTAGE_CONTENT_URL: address.optional(),
  PORTAGE_SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'an address beginning with smtp:// or smtps:// is needed' })
    .optional(),
  PORTAGE_MAIL_FROM: mailAddress.optional(),
  PORTAGE_MAIL_PORT: port.default(4625),
  PORTAGE_BOUNCE_DOMAIN: domain.optional(),
  PORTAGE_BOUNCE_HOST: text.default('127.0.0.1'),
  PORTAGE_BOUNCE_PORT: port.optional(),
  PORTAGE_LINK_KEY: keys.optional(),
  PORTAGE_ANSWERS_KEY: keys.optional(),
  PORTAGE_LINK_DAYS: period(3650, 'days').default(365),
  PORTAGE_QUOTE_LINK_DAYS: period(3650, 'days').default(30),
  PORTAGE_QUOTE_VALID_DAYS: period(3650, 'days').default(30),
  PORTAGE_GRAPHQL: choice(['listed', 'open']).default('listed'),
  PORTAGE_GATEWAY_KEY: text.optional(),
  PORTAGE_ACTIVATION_KEY: text.optional(),
  ...registerVariables,
});

export type AccountPages = { account: string | null; preferences: string | null };
export type IssuerSettings = {
  /** Without a slash at its end, however the provider writes it. */
  issuer: string;
  clientId: string;
  scopes: string;
};

export type BounceSettings = {
  /** The domain whose mail is handed over here: part of each message's envelope sender after the at sign. */
  domain: string;
  /** Where the portal listens for it by SMTP. */
  host: string;
  port: number;
};

export type Settings = {
  /** Address of a PostgreSQL server, or null for the embedded database in `dataFolder`. */
  databaseUrl: string | null;
  dataFolder: string;
  /** Sample data, stand-ins and loopback only. */
  sample: boolean;
  listenHost: string;
  webFolder: string;
  /** Addresses and networks of the proxies that may say which client they speak for. */
  trustedProxies: string[];
  /** How many times the ordinary limits of requests in a minute, and of payments from an address, are allowed. */
  limitFactor: number;
  logLevel: LogLevel;
  sessionIdleMs: number;
  /** [ID-021] [ID-022] Milliseconds without activity after which the page refreshes its session; null throttles instead. */
  debounceInterval: number | null;
  /** How long `/readyz` refuses before the listeners close, so that a balancer sends nobody any more. */
  stopDelayMs: number;
  /** How long what is not needed any more is kept, each kind from its own end. */
  keep: KeptPeriods;
  ports: Record<ApplicationKey, number>;
  /** Origin under which people reach each application; null until its port is known. */
  origins: Record<ApplicationKey, string | null>;
  identityPort: number;
  cardsPort: number;
  directory: IssuerSettings;
  customers: IssuerSettings;
  /** [NV-041] Pages of a customer's account at the issuer; null where there is none. */
  accountPages: AccountPages;
  cardFrameUrl: string;
  cardProfileId: string;
  gatewayUrl: string;
  /** Where policies are put in force. */
  activationUrl: string;
  /** Folder of the content pages, without a slash at its end. */
  contentUrl: string;
  gatewayKey: string;
  activationKey: string;
  /** Where the ids of advisors are looked up. */
  registers: RegisterSettings;
  /** Mail server, with user and password where it asks for them. */
  smtpUrl: string;
  /** Who messages come from. */
  mailFrom: string;
  mailPort: number;
  /** Where messages about messages that could not be delivered come to; null where none are expected. */
  bounces: BounceSettings | null;
  /** Keys that sign links: the first one signs, all are known again; null for one that is kept in the data folder. */
  linkKeys: readonly [string, ...string[]] | null;
  /** Keys that encrypt answers about health, likewise: the first one encrypts, all of them decrypt. */
  answersKeys: readonly [string, ...string[]] | null;
  /** How long a signed link opens something, in milliseconds. */
  linkLifeMs: number;
  /** How long the link of a lead leads back to its quote, in milliseconds. */
  quoteLinkLifeMs: number;
  /** Days after the one on which a quote is priced; to the end of the last its price is held. */
  quoteValidDays: number;
  /** Whether graphql documents are executed that no screen uses. */
  openGraphql: boolean;
};

/**
 * Reads every setting of the process in one place.
 * @throws SettingsError with one sentence that names the setting.
 */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'A setting');
    throw new SettingsError(`The setting ${name} cannot be used: ${issue?.message ?? 'unreadable'}.`);
  }
  const read = parsed.data;
  const sample = read.PORTAGE_SAMPLE ? read.PORTAGE_SAMPLE === 'on' : read.DATABASE_URL === undefined;
  const standIn = (name: string, given: string | undefined, fallback: string): string => {
    if (given !== undefined) return given;
    if (sample) return fallback;
    throw new SettingsError(`The setting ${name} is needed when PORTAGE_SAMPLE is off.`);
  };
  const identity = `http://localhost:${read.PORTAGE_IDENTITY_PORT}`;
  const ownPage = (path: string) =>
    sample && read.PORTAGE_CUSTOMERS_ISSUER === undefined ? `${identity}/customers/${path}` : null;
  const cards = `http://127.0.0.1:${read.PORTAGE_CARDS_PORT}`;
  const settings: Settings = {
    databaseUrl: read.DATABASE_URL ?? null,
    dataFolder: resolve(read.PORTAGE_DATA),
    sample,
    listenHost: read.PORTAGE_LISTEN_HOST,
    webFolder: resolve(read.PORTAGE_WEB),
    trustedProxies: read.PORTAGE_TRUST_PROXY,
    limitFactor: read.PORTAGE_LIMIT_FACTOR,
    logLevel: read.PORTAGE_LOG_LEVEL,
    sessionIdleMs: read.PORTAGE_SESSION_IDLE_MINUTES * 60_000,
    debounceInterval: read.PORTAGE_DEBOUNCE_INTERVAL_MS,
    stopDelayMs: (read.PORTAGE_STOP_DELAY_SECONDS ?? (sample ? 0 : 5)) * 1000,
    keep: keptPeriodsOf(read),
    ports: {
      b2b: read.PORTAGE_B2B_PORT,
      b2c: read.PORTAGE_B2C_PORT,
      'co-brand': read.PORTAGE_CO_BRAND_PORT,
      admin: read.PORTAGE_ADMIN_PORT,
    },
    origins: {
      b2b: read.PORTAGE_B2B_ORIGIN ?? null,
      b2c: read.PORTAGE_B2C_ORIGIN ?? null,
      'co-brand': read.PORTAGE_CO_BRAND_ORIGIN ?? null,
      admin: read.PORTAGE_ADMIN_ORIGIN ?? null,
    },
    identityPort: read.PORTAGE_IDENTITY_PORT,
    cardsPort: read.PORTAGE_CARDS_PORT,
    directory: {
      issuer: withoutSlash(
        standIn('PORTAGE_DIRECTORY_ISSUER', read.PORTAGE_DIRECTORY_ISSUER, `${identity}/directory`),
      ),
      clientId: read.PORTAGE_DIRECTORY_CLIENT_ID,
      scopes: read.PORTAGE_DIRECTORY_SCOPES,
    },
    customers: {
      issuer: withoutSlash(
        standIn('PORTAGE_CUSTOMERS_ISSUER', read.PORTAGE_CUSTOMERS_ISSUER, `${identity}/customers`),
      ),
      clientId: read.PORTAGE_CUSTOMERS_CLIENT_ID,
      scopes: read.PORTAGE_CUSTOMERS_SCOPES,
    },
    accountPages: {
      account: read.PORTAGE_CUSTOMERS_ACCOUNT_URL ?? ownPage('account'),
      preferences: read.PORTAGE_CUSTOMERS_PREFERENCES_URL ?? ownPage('account/preferences'),
    },
    cardFrameUrl: standIn(
      'PORTAGE_CARD_FRAME_URL',
      read.PORTAGE_CARD_FRAME_URL,
      `${cards}/HPPtoken/index.php`,
    ),
    cardProfileId: read.PORTAGE_CARD_PROFILE_ID,
    gatewayUrl: standIn('PORTAGE_GATEWAY_URL', read.PORTAGE_GATEWAY_URL, `${cards}/gateway`),
    activationUrl: standIn('PORTAGE_ACTIVATION_URL', read.PORTAGE_ACTIVATION_URL, `${cards}/activation`),
    contentUrl: withoutSlash(standIn('PORTAGE_CONTENT_URL', read.PORTAGE_CONTENT_URL, `${cards}/content`)),
    gatewayKey: standIn('PORTAGE_GATEWAY_KEY', read.PORTAGE_GATEWAY_KEY, 'sample'),
    activationKey: standIn('PORTAGE_ACTIVATION_KEY', read.PORTAGE_ACTIVATION_KEY, 'sample-activation'),
    registers: registersOf(read, standIn, cards),
    smtpUrl: standIn('PORTAGE_SMTP_URL', read.PORTAGE_SMTP_URL, `smtp://127.0.0.1:${read.PORTAGE_MAIL_PORT}`),
    mailFrom: standIn('PORTAGE_MAIL_FROM', read.PORTAGE_MAIL_FROM, 'Portage <confirmations@portage.example>'),
    mailPort: read.PORTAGE_MAIL_PORT,
    bounces: bouncesOf(read, sample),
    linkKeys: keysOf('PORTAGE_LINK_KEY', read.PORTAGE_LINK_KEY, sample),
    answersKeys: keysOf('PORTAGE_ANSWERS_KEY', read.PORTAGE_ANSWERS_KEY, sample),
    linkLifeMs: read.PORTAGE_LINK_DAYS * 24 * 60 * 60 * 1000,
    quoteLinkLifeMs: read.PORTAGE_QUOTE_LINK_DAYS * 24 * 60 * 60 * 1000,
    quoteValidDays: read.PORTAGE_QUOTE_VALID_DAYS,
    openGraphql: read.PORTAGE_GRAPHQL === 'open',
  };
  refuseUnsafe(settings);
  return settings;
}

/** Domain and port come together, and in the sample by themselves; there nobody but this machine reaches them. */
function bouncesOf(read: z.output<typeof environment>, sample: boolean): BounceSettings | null {
  const { PORTAGE_BOUNCE_DOMAIN: own, PORTAGE_BOUNCE_HOST: host, PORTAGE_BOUNCE_PORT: heard } = read;
  if (sample) {
    return { domain: own ?? 'bounces.portage.example', host: '127.0.0.1', port: heard ?? 4626 };
  }
  if (own === undefined && heard === undefined) return null;
  if (own === undefined) {
    throw new SettingsError('The setting PORTAGE_BOUNCE_DOMAIN is needed when PORTAGE_BOUNCE_PORT is set.');
  }
  if (heard === undefined) {
    throw new SettingsError('The setting PORTAGE_BOUNCE_PORT is needed when PORTAGE_BOUNCE_DOMAIN is set.');
  }
  return { domain: own, host, port: heard };
}

/** The keys of a list; null for one of the sample’s own. */
function keysOf(name: string, list: string | undefined, sample: boolean): [string, ...string[]] | null {
  if (list === undefined) {
    if (sample) return null;
    throw new SettingsError(`The setting ${name} is needed when PORTAGE_SAMPLE is off.`);
  }
  const [first = '', ...earlier] = list.split(',');
  return [first, ...earlier];
}

function refuseUnsafe(settings: Settings): void {
  for (const [name, given] of addressesOf(settings)) {
    if (given?.startsWith('http:') && !isSafeAddress(given)) {
      throw new SettingsError(
        `The setting ${name} cannot be used: ${given} is not on this machine and needs https.`,
      );
    }
  }
  if (settings.directory.issuer === settings.customers.issuer) {
    throw new SettingsError(
      'The setting PORTAGE_CUSTOMERS_ISSUER cannot be used: it is the issuer of the directory as well.',
    );
  }
  if (settings.sample && !isOwnMachine(settings.listenHost)) {
    throw new SettingsError(
      'The setting PORTAGE_LISTEN_HOST cannot be used: with sample data the server listens on this machine only.',
    );
  }
}

/** Every address under which people reach us, or we and they reach others, by its setting. */
function addressesOf(settings: Settings): (readonly [string, string | null])[] {
  return [
    ...applicationKeys.map((key) => [originSetting(key), settings.origins[key]] as const),
    ['PORTAGE_DIRECTORY_ISSUER', settings.directory.issuer],
    ['PORTAGE_CUSTOMERS_ISSUER', settings.customers.issuer],
    ['PORTAGE_CUSTOMERS_ACCOUNT_URL', settings.accountPages.account],
    ['PORTAGE_CUSTOMERS_PREFERENCES_URL', settings.accountPages.preferences],
    ['PORTAGE_CARD_FRAME_URL', settings.cardFrameUrl],
    ['PORTAGE_GATEWAY_URL', settings.gatewayUrl],
    ['PORTAGE_ACTIVATION_URL', settings.activationUrl],
    ['PORTAGE_CONTENT_URL', settings.contentUrl],
    ['PORTAGE_DSS_URL', settings.registers.dss.url],
    ['PORTAGE_LH_URL', settings.registers.lh.url],
  ];
}

function originSetting(key: ApplicationKey): string {
  return `PORTAGE_${key.toUpperCase().replace('-', '_')}_ORIGIN`;
}
