import { reminderSeconds } from '#domain/idleSession.ts';
import { portalSetup } from './portal.setup.ts';

/** [ID-001] [ID-031] Every live session is watched, wherever the person is; the end that is asked for happens in the visit. */
export const idlingState = portalSetup.createStateConfig({
  initial: 'unwatched',
  states: {
    unwatched: { always: { guard: 'sessionMayIdle', target: 'watched' } },
    watched: {
      meta: { requirements: ['ID-001', 'ID-021', 'ID-031'] },
      invoke: {
        id: 'idleSession',
        src: 'idleSession',
        input: ({ context }) => ({
          sessionExpiration: context.session?.sessionExpiration ?? '',
          debounceInterval: context.session?.debounceInterval ?? null,
          countdownSeconds: reminderSeconds,
        }),
        onDone: { actions: 'closeSession', target: 'closing' },
      },
      always: { guard: 'sessionIsOver', target: 'unwatched' },
      on: { 'idleSession.goOn': { guard: 'areaIsOpen', actions: 'tellAreaToGoOn' } },
    },
    closing: { always: { guard: 'sessionIsOver', target: 'unwatched' } },
  },
});
