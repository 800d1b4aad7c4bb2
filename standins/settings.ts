import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { textsOf } from './texts/texts.ts';

/** A person who can sign in without having signed up. */
export type SamplePerson = z.infer<typeof samplePerson>;

/** A card form of the vault and the origins that may embed it. */
export type CardProfile = { id: string; sourceOrigins: readonly string[] };

export type Settings = {
  cardPort: number;
  identityPort: number;
  mailPort: number;
  /** Where the portal receives reports of messages that could not be delivered; null when it does not. */
  bouncePort: number | null;
  stateFile: string;
  people: readonly SamplePerson[];
  applicationOrigins: readonly string[];
  gatewayKey: string;
  activationKey: string;
  /** Keys of the registers of advisors. */
  registerKeys: { dss: string; lh: string };
  /** Life of identity and access tokens in seconds. */
  tokenSeconds: number;
  /** Seconds that a slow answer takes when its fault names none. */
  slowSeconds: number;
  profiles: readonly CardProfile[];
};

/** A setting that cannot be used; the message names it and says why. */
export class SettingsError extends Error {}

const t = textsOf('en');

const samplePerson = z.object({
  issuer: z.enum(['directory', 'customers']),
  subject: z.string().min(1),
  username: z.string().min(1),
  password: z.string().min(1),
  name: z.string().min(1),
  email: z.email(),
  preferredLanguage: z.string().transform((language) => (/^fr/i.test(language) ? 'fr' : 'en')),
  /** What the person may do, shown beside the name on the sign-in page. */
  note: z.object({ en: z.string(), fr: z.string() }).optional(),
});

const origin = z
  .string()
  .refine((text) => URL.parse(text)?.origin === text, { error: t('settings.notAnOrigin') });
const list = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || []);
const port = z.coerce.number().int().min(0).max(65535);

const environment = z.object({
  PORTAGE_STANDINS_CARD_PORT: port.default(4600),
  PORTAGE_STANDINS_IDENTITY_PORT: port.default(4700),
  PORTAGE_STANDINS_MAIL_PORT: port.default(4625),
  PORTAGE_STANDINS_BOUNCE_PORT: port.optional(),
  PORTAGE_STANDINS_STATE: z.string().min(1),
  PORTAGE_STANDINS_PEOPLE: z.string().min(1).optional(),
  PORTAGE_STANDINS_APPLICATION_ORIGINS: z.string().transform(list).pipe(z.array(origin).min(1)),
  PORTAGE_STANDINS_GATEWAY_KEY: z.string().min(1),
  PORTAGE_STANDINS_ACTIVATION_KEY: z.string().min(1),
  PORTAGE_STANDINS_DSS_KEY: z.string().min(1),
  PORTAGE_STANDINS_LH_KEY: z.string().min(1),
  PORTAGE_STANDINS_TOKEN_SECONDS: z.coerce.number().int().min(1).default(3600),
  PORTAGE_STANDINS_SLOW_SECONDS: z.coerce.number().min(0).max(600).default(30),
  PORTAGE_STANDINS_PROFILES: z
    .string()
    .default('PORTAGE-SAMPLE')
    .transform(list)
    .pipe(z.array(z.string().regex(/^[\w-]+(=.+)?$/)).min(1)),
});

/**
 * Reads the settings of the process.
 * @throws SettingsError with one sentence that names the setting.
 */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? '');
    const reason = given[name] === undefined ? t('settings.missing') : (issue?.message ?? '');
    throw new SettingsError(t('settings.refused', { name, reason }));
  }
  const read = parsed.data;
  return {
    cardPort: read.PORTAGE_STANDINS_CARD_PORT,
    identityPort: read.PORTAGE_STANDINS_IDENTITY_PORT,
    mailPort: read.PORTAGE_STANDINS_MAIL_PORT,
    bouncePort: read.PORTAGE_STANDINS_BOUNCE_PORT ?? null,
    stateFile: read.PORTAGE_STANDINS_STATE,
    people: read.PORTAGE_STANDINS_PEOPLE ? readPeople(read.PORTAGE_STANDINS_PEOPLE) : [],
    applicationOrigins: read.PORTAGE_STANDINS_APPLICATION_ORIGINS,
    gatewayKey: read.PORTAGE_STANDINS_GATEWAY_KEY,
    activationKey: read.PORTAGE_STANDINS_ACTIVATION_KEY,
    registerKeys: { dss: read.PORTAGE_STANDINS_DSS_KEY, lh: read.PORTAGE_STANDINS_LH_KEY },
    tokenSeconds: read.PORTAGE_STANDINS_TOKEN_SECONDS,
    slowSeconds: read.PORTAGE_STANDINS_SLOW_SECONDS,
    profiles: read.PORTAGE_STANDINS_PROFILES.map((text) =>
      profileOf(text, read.PORTAGE_STANDINS_APPLICATION_ORIGINS),
    ),
  };
}

function readPeople(file: string): SamplePerson[] {
  try {
    return z.array(samplePerson).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const name = 'PORTAGE_STANDINS_PEOPLE';
    throw new SettingsError(t('settings.refused', { name, reason: t('settings.peopleUnreadable') }), {
      cause,
    });
  }
}

function profileOf(text: string, everyOrigin: readonly string[]): CardProfile {
  const [id = '', origins] = text.split('=');
  return { id, sourceOrigins: origins ? origins.split('|') : everyOrigin };
}
