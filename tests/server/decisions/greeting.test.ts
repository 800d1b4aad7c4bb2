import { expect, it } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { greeting } from '#server/start/greeting.ts';

it('the start says where the calls, the pieces of the screens and the sample cards are, and how it is stopped', () => {
  const origins = {
    b2b: 'http://localhost:3001',
    b2c: 'http://localhost:3003',
    'co-brand': 'http://localhost:3004',
    admin: 'http://localhost:4200',
  };
  const said = greeting(readSettings({}), origins);
  expect(said).toMatch(/sample cards +http:\/\/127\.0\.0\.1:4600\/console/);
  expect(said).toMatch(/calls +http:\/\/localhost:3001\/api\/docs/);
  expect(said).toMatch(/pieces of the screens +http:\/\/localhost:3001\/kit/);
  expect(said).toContain('Ctrl+C stops it');
  expect(said).toContain('the code of the organization');
});
