import { describe, expect, it } from 'vitest';
import { applications } from '#domain/applications.ts';
import { systemClock } from '#server/clock.ts';
import { loggerOptions } from '#server/http/logging.ts';
import { logLevels, readSettings, SettingsError } from '#server/settings.ts';

describe('without any setting', () => {
  const settings = readSettings({});

  it('[PL-009] the applications have the ports of local development', () => {
    expect(settings.ports).toEqual({ b2b: 3001, b2c: 3003, 'co-brand': 3004, admin: 4200 });
    expect(Object.values(applications).map(({ port }) => port)).toEqual([3001, 3003, 3004, 4200]);
  });

  it('the database is the embedded one, with sample data and stand-ins, on this machine only', () => {
    expect(settings).toMatchObject({ databaseUrl: null, sample: true, listenHost: 'localhost' });
    expect(settings.directory.issuer).toBe('http://localhost:4700/directory');
    expect(settings.cardFrameUrl).toBe('http://127.0.0.1:4600/HPPtoken/index.php');
  });

  it('[SI-007] the directory sign-in asks for exactly six scopes', () => {
    expect(settings.directory.scopes.split(' ').toSorted()).toEqual(
      [
        'openid',
        'profile',
        'User.Read',
        'Group.Read.All',
        'Directory.AccessAsUser.All',
        'Directory.Read.All',
      ].toSorted(),
    );
  });
});

it('[ID-021] activity refreshes a session after 10000 ms without any, or as long as is set', () => {
  expect(readSettings({}).debounceInterval).toBe(10_000);
  expect(readSettings({ PORTAGE_DEBOUNCE_INTERVAL_MS: '2500' }).debounceInterval).toBe(2_500);
});

it('[ID-022 partly] the pause is switched off, so that activity is throttled', () => {
  expect(readSettings({ PORTAGE_DEBOUNCE_INTERVAL_MS: 'off' }).debounceInterval).toBeNull();
});

const real = {
  DATABASE_URL: 'postgres://portage@db.example/portage',
  PORTAGE_DIRECTORY_ISSUER: 'https://directory.example/tenant',
  PORTAGE_CUSTOMERS_ISSUER: 'https://customers.example',
  PORTAGE_CARD_FRAME_URL: 'https://card.example/HPPtoken/index.php',
  PORTAGE_GATEWAY_URL: 'https://gateway.example',
  PORTAGE_ACTIVATION_URL: 'https://activation.example',
  PORTAGE_CONTENT_URL: 'https://content.example',
  PORTAGE_GATEWAY_KEY: 'key of the gateway',
  PORTAGE_ACTIVATION_KEY: 'key of the insurer',
  PORTAGE_DSS_URL: 'https://dss.example/registers/',
  PORTAGE_DSS_KEY: 'key of DSS',
  PORTAGE_LH_URL: 'https://lh.example',
  PORTAGE_LH_KEY: 'key of LH',
  PORTAGE_SMTP_URL: 'smtps://portage:secret@mail.example',
  PORTAGE_MAIL_FROM: 'Portage <confirmations@portage.example>',
  PORTAGE_LINK_KEY: '0123456789abcdef0123456789abcdef',
  PORTAGE_ANSWERS_KEY: 'fedcba9876543210fedcba9876543210',
};

it('with a database server there is no sample unless asked for, and real services must be named', () => {
  expect(readSettings(real).sample).toBe(false);
  expect(readSettings({ ...real, PORTAGE_SAMPLE: 'on' }).sample).toBe(true);
  expect(() => readSettings({ DATABASE_URL: real.DATABASE_URL })).toThrow(
    'The setting PORTAGE_DIRECTORY_ISSUER is needed when PORTAGE_SAMPLE is off.',
  );
});

it('[NV-041 partly] account pages are those of the stand-in, those that are named, or none', () => {
  const issuer = { PORTAGE_CUSTOMERS_ISSUER: 'https://customers.example' };
  expect(readSettings({}).accountPages).toEqual({
    account: 'http://localhost:4700/customers/account',
    preferences: 'http://localhost:4700/customers/account/preferences',
  });
  expect(readSettings(issuer).accountPages).toEqual({ account: null, preferences: null });
  const account = 'https://customers.example/me';
  expect(readSettings({ ...issuer, PORTAGE_CUSTOMERS_ACCOUNT_URL: account }).accountPages).toEqual({
    account,
    preferences: null,
  });
});

it.each([
  [{ PORTAGE_B2B_PORT: 'http' }, 'PORTAGE_B2B_PORT'],
  [{ PORTAGE_ADMIN_PORT: '70000' }, 'PORTAGE_ADMIN_PORT'],
  [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL'],
  [{ PORTAGE_SAMPLE: 'perhaps' }, 'PORTAGE_SAMPLE'],
  [{ PORTAGE_LOG_LEVEL: 'loud' }, 'PORTAGE_LOG_LEVEL'],
  [{ PORTAGE_DEBOUNCE_INTERVAL_MS: '0' }, 'PORTAGE_DEBOUNCE_INTERVAL_MS'],
  [{ PORTAGE_DEBOUNCE_INTERVAL_MS: '60001' }, 'PORTAGE_DEBOUNCE_INTERVAL_MS'],
  [{ PORTAGE_SESSION_IDLE_MINUTES: '0' }, 'PORTAGE_SESSION_IDLE_MINUTES'],
  [{ PORTAGE_B2C_ORIGIN: 'https://quotes.example/path' }, 'PORTAGE_B2C_ORIGIN'],
  [{ PORTAGE_LISTEN_HOST: '0.0.0.0' }, 'PORTAGE_LISTEN_HOST'],
  [{ PORTAGE_SMTP_URL: 'http://mail.example' }, 'PORTAGE_SMTP_URL'],
  [{ ...real, PORTAGE_SMTP_URL: '' }, 'PORTAGE_SMTP_URL'],
  [{ ...real, PORTAGE_MAIL_FROM: '' }, 'PORTAGE_MAIL_FROM'],
  [{ PORTAGE_MAIL_FROM: 'Portage' }, 'PORTAGE_MAIL_FROM'],
  [{ ...real, PORTAGE_LINK_KEY: '' }, 'PORTAGE_LINK_KEY'],
  [{ PORTAGE_LINK_KEY: 'short' }, 'PORTAGE_LINK_KEY'],
  [{ ...real, PORTAGE_ANSWERS_KEY: '' }, 'PORTAGE_ANSWERS_KEY'],
  [{ PORTAGE_ANSWERS_KEY: 'short' }, 'PORTAGE_ANSWERS_KEY'],
  [{ PORTAGE_LINK_DAYS: '0' }, 'PORTAGE_LINK_DAYS'],
  [{ PORTAGE_BOUNCE_PORT: '70000' }, 'PORTAGE_BOUNCE_PORT'],
  [{ PORTAGE_BOUNCE_DOMAIN: 'portage' }, 'PORTAGE_BOUNCE_DOMAIN'],
  [{ PORTAGE_BOUNCE_DOMAIN: 'a.example\r\nb.example' }, 'PORTAGE_BOUNCE_DOMAIN'],
  [{ ...real, PORTAGE_BOUNCE_PORT: '2525' }, 'PORTAGE_BOUNCE_DOMAIN'],
  [{ ...real, PORTAGE_BOUNCE_DOMAIN: 'back.portage.example' }, 'PORTAGE_BOUNCE_PORT'],
  [{ ...real, PORTAGE_ADMIN_ORIGIN: 'http://portal.example' }, 'PORTAGE_ADMIN_ORIGIN'],
  [{ ...real, PORTAGE_GATEWAY_KEY: '' }, 'PORTAGE_GATEWAY_KEY'],
  [{ ...real, PORTAGE_ACTIVATION_KEY: '' }, 'PORTAGE_ACTIVATION_KEY'],
  [{ ...real, PORTAGE_DSS_KEY: '' }, 'PORTAGE_DSS_KEY'],
  [{ ...real, PORTAGE_LH_URL: '' }, 'PORTAGE_LH_URL'],
  [{ ...real, PORTAGE_CUSTOMERS_ISSUER: real.PORTAGE_DIRECTORY_ISSUER }, 'PORTAGE_CUSTOMERS_ISSUER'],
])('refuses %j with one sentence that names the setting', (variables, name) => {
  const read = () => readSettings(variables);
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(new RegExp(`^The setting ${name} [^.].*\\.$`));
});

const outside = [
  'PORTAGE_DIRECTORY_ISSUER',
  'PORTAGE_CUSTOMERS_ISSUER',
  'PORTAGE_CUSTOMERS_ACCOUNT_URL',
  'PORTAGE_CUSTOMERS_PREFERENCES_URL',
  'PORTAGE_CARD_FRAME_URL',
  'PORTAGE_GATEWAY_URL',
  'PORTAGE_ACTIVATION_URL',
  'PORTAGE_CONTENT_URL',
  'PORTAGE_DSS_URL',
  'PORTAGE_LH_URL',
];

it.each(outside)('%s needs https unless it is on this machine', (name) => {
  const read = (address: string) => () => readSettings({ ...real, [name]: address });
  expect(read('http://service.example/a')).toThrow(
    `The setting ${name} cannot be used: http://service.example/a is not on this machine and needs https.`,
  );
  for (const host of ['127.0.0.1:4600', 'localhost', '[::1]:80'])
    expect(read(`http://${host}/a`)).not.toThrow();
});

it('gateway and insurer have keys of their own', () => {
  expect(readSettings(real)).toMatchObject({
    gatewayKey: 'key of the gateway',
    activationKey: 'key of the insurer',
  });
  expect(readSettings({})).toMatchObject({ gatewayKey: 'sample', activationKey: 'sample-activation' });
});

it('each register of advisors has an address and a key of its own', () => {
  expect(readSettings(real).registers).toEqual({
    dss: { url: 'https://dss.example/registers', key: 'key of DSS' },
    lh: { url: 'https://lh.example', key: 'key of LH' },
  });
  expect(readSettings({}).registers.dss.url).toBe('http://127.0.0.1:4600/registers/dss');
});

it('messages that come back are heard where domain and port are told, on this machine unless another host is named', () => {
  const given = { ...real, PORTAGE_BOUNCE_DOMAIN: 'Back.Portage.example', PORTAGE_BOUNCE_PORT: '2525' };
  expect(readSettings(real).bounces).toBeNull();
  expect(readSettings(given).bounces).toEqual({
    domain: 'back.portage.example',
    host: '127.0.0.1',
    port: 2525,
  });
  expect(readSettings({ ...given, PORTAGE_BOUNCE_HOST: '10.0.0.7' }).bounces?.host).toBe('10.0.0.7');
  expect(readSettings({ PORTAGE_BOUNCE_HOST: '10.0.0.7' }).bounces).toEqual({
    domain: 'bounces.portage.example',
    host: '127.0.0.1',
    port: 4626,
  });
});

it('an empty setting counts as none', () =>
  expect(readSettings({ PORTAGE_B2B_PORT: '' }).ports.b2b).toBe(3001));

it('[PL-033] log levels run from error 0 to verbose 4', () => {
  const numbers = logLevels.map((level) => {
    const options = loggerOptions(level, 'b2b', systemClock, process.stdout) as {
      level: string;
      formatters: { level(label: string): object };
    };
    return options.formatters.level(options.level);
  });
  expect(logLevels).toEqual(['error', 'warn', 'info', 'http', 'verbose']);
  expect(numbers).toEqual([0, 1, 2, 3, 4].map((level) => ({ level })));
});
