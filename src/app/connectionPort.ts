import { fromCallback } from 'xstate';
import { onConnectionReturn } from '../ports/connection.ts';

/** Tells a chart that waits for it when the browser is connected again. */
export const connectionPort = (window: Window) =>
  fromCallback(({ sendBack }) => onConnectionReturn(window, () => sendBack({ type: 'connection.return' })));
