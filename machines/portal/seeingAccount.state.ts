import { portalSetup } from './portal.setup.ts';

/** [RT-046] Who is signed in, and where else the same person is. */
export const seeingAccountState = portalSetup.createStateConfig({
  meta: { requirements: ['RT-046'] },
  invoke: { id: 'account', src: 'account' },
  on: { 'session.end': 'openingSession' },
});
