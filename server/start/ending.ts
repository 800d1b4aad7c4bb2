import type { PortageServer } from '../app.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import { ordinaryWaits } from '../waits.ts';
import type { RunningStandIns } from './standIns.ts';

/** Longest that a stop waits for what is under way: a payment that has just been sent, then the work of a service. */
const drainMs = ordinaryWaits.outcomeMs + ordinaryWaits.serviceMs + 5_000;

export type Running = {
  server: PortageServer;
  database: OpenDatabase;
  standIns: RunningStandIns | null;
  settings: Pick<Settings, 'stopDelayMs'>;
};

/**
 * Ends the process in order on SIGTERM and SIGINT, and when the stand-ins are lost: what is under way is answered
 * first. It ends with 0, or with 1 when the stand-ins were lost or something did not come to an end in time.
 */
export function endInOrder({ server, database, standIns, settings }: Running): void {
  let ending = false;
  const end = async (code: number): Promise<void> => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), settings.stopDelayMs + drainMs).unref();
    await server.close();
    await database.close();
    await standIns?.stop();
    process.exit(code);
  };
  process.on('SIGTERM', () => void end(0));
  process.on('SIGINT', () => void end(0));
  standIns?.onLost(() => {
    console.error('The stand-ins ended; the portal stops.');
    void end(1);
  });
}
