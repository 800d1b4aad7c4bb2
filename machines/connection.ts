import { listenerPort } from './ports.ts';

/** Speaks once the browser is connected again. */
export const hearConnection = listenerPort('hearConnection');

export type ConnectionNews = { type: 'connection.return' };
