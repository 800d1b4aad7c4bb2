import type { ActorRefFrom } from 'xstate';
import type { licensingMachine } from '#machines/licensing/licensing.machine.ts';

export type LicensingRef = ActorRefFrom<typeof licensingMachine>;
