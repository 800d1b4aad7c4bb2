import { expect, test } from 'vitest';
import { readSettings, SettingsError } from '#standins/settings.ts';

const usable = {
  PORTAGE_STANDINS_STATE: 'standins.sqlite',
  PORTAGE_STANDINS_APPLICATION_ORIGINS: 'http://localhost:3001, http://localhost:4200',
  PORTAGE_STANDINS_GATEWAY_KEY: 'key',
  PORTAGE_STANDINS_ACTIVATION_KEY: 'other',
  PORTAGE_STANDINS_DSS_KEY: 'dss',
  PORTAGE_STANDINS_LH_KEY: 'lh',
};

test('what is not set has the usual value', () => {
  expect(readSettings(usable)).toEqual({
    cardPort: 4600,
    identityPort: 4700,
    mailPort: 4625,
    bouncePort: null,
    stateFile: 'standins.sqlite',
    people: [],
    applicationOrigins: ['http://localhost:3001', 'http://localhost:4200'],
    gatewayKey: 'key',
    activationKey: 'other',
    registerKeys: { dss: 'dss', lh: 'lh' },
    tokenSeconds: 3600,
    slowSeconds: 30,
    profiles: [{ id: 'PORTAGE-SAMPLE', sourceOrigins: ['http://localhost:3001', 'http://localhost:4200'] }],
  });
});

test('a profile may be kept to some origins', () => {
  const { profiles } = readSettings({
    ...usable,
    PORTAGE_STANDINS_PROFILES: 'ALL,SOME=http://localhost:3001|http://localhost:3003',
  });
  expect(profiles).toEqual([
    { id: 'ALL', sourceOrigins: ['http://localhost:3001', 'http://localhost:4200'] },
    { id: 'SOME', sourceOrigins: ['http://localhost:3001', 'http://localhost:3003'] },
  ]);
});

test.each([
  ['PORTAGE_STANDINS_STATE', ''],
  ['PORTAGE_STANDINS_APPLICATION_ORIGINS', ''],
  ['PORTAGE_STANDINS_APPLICATION_ORIGINS', 'http://localhost:3001/portal'],
  ['PORTAGE_STANDINS_CARD_PORT', 'many'],
  ['PORTAGE_STANDINS_IDENTITY_PORT', '70000'],
  ['PORTAGE_STANDINS_TOKEN_SECONDS', '0'],
  ['PORTAGE_STANDINS_PROFILES', 'a b'],
  ['PORTAGE_STANDINS_PEOPLE', '/nowhere/people.json'],
])('%s "%s" is refused in one sentence', (name, value) => {
  const read = () => readSettings({ ...usable, [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(new RegExp(`^The setting ${name} cannot be used: [^\\n]+\\.$`));
});
