import type { FastifyInstance } from 'fastify';
import { createClock } from './clock.ts';
import { createFaults } from './faults/faults.ts';
import { createIdentityApp, identityOrigin } from './identity/identityApp.ts';
import { cardOrigin, createCardApp } from './card/cardApp.ts';
import { createMailbox } from './mail/mailbox.ts';
import { createMailServer } from './mail/mailServer.ts';
import { createReports } from './mail/reports.ts';
import { readSettings, SettingsError } from './settings.ts';
import { openState } from './state.ts';
import { textsOf } from './texts/texts.ts';

const drainMs = 5000;
const sweepMs = 50;
const t = textsOf('en');

/** Where the stand-ins serve. */
export type Origins = { cardOrigin: string; identityOrigin: string; mailAddress: string };

/** Stand-ins that serve. */
export type OpenStandins = {
  origins: Origins;
  /** Finishes the answers under way; one that is slow on purpose is cut off after 5 seconds. */
  close(): Promise<void>;
};

/** Starts the stand-ins as a process and reports where they serve; what prevents it is said in one sentence. */
export async function start(variables: NodeJS.ProcessEnv): Promise<void> {
  try {
    endInOrder(await openStandins(variables));
  } catch (error) {
    console.error(
      error instanceof SettingsError ? error.message : t('start.failed', { reason: String(error) }),
    );
    process.exit(1);
  }
}

function endInOrder({ origins, close }: OpenStandins): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
  console.log(JSON.stringify(origins));
  // A parent that left meanwhile gets no message; its leaving ends the process.
  process.send?.(origins, undefined, undefined, () => {});
}

/**
 * Opens the stand-ins in this process, until they serve.
 * @throws SettingsError when a setting cannot be used or a port is taken
 */
export async function openStandins(variables: Record<string, string | undefined>): Promise<OpenStandins> {
  const settings = readSettings(variables);
  const state = openState(settings.stateFile);
  const clock = createClock();
  const faults = createFaults(settings.slowSeconds);
  const mailbox = createMailbox(state, clock);
  const card = createCardApp(settings, { state, clock, faults, mailbox });
  const mail = createMailServer({ mailbox, faults, reports: createReports(settings.bouncePort, clock) });
  const identity = createIdentityApp(settings, state);
  const { cardPort, identityPort, mailPort } = settings;
  const serve = (app: FastifyInstance, host: string, port: number) => app.listen({ host, port });
  await listen(() => serve(card, '127.0.0.1', cardPort), cardPort, 'PORTAGE_STANDINS_CARD_PORT');
  await listen(
    () => serve(identity, 'localhost', identityPort),
    identityPort,
    'PORTAGE_STANDINS_IDENTITY_PORT',
  );
  await listen(() => mail.listen(mailPort), mailPort, 'PORTAGE_STANDINS_MAIL_PORT');
  return {
    origins: {
      cardOrigin: cardOrigin(card),
      identityOrigin: identityOrigin(identity),
      mailAddress: mail.address(),
    },
    async close() {
      const servers = [card.server, identity.server];
      const sweep = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), sweepMs);
      const cut = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), drainMs);
      await Promise.all([card.close(), identity.close(), mail.close()]);
      clearInterval(sweep);
      clearTimeout(cut);
      state.close();
    },
  };
}

async function listen(begin: () => Promise<unknown>, port: number, name: string): Promise<void> {
  try {
    await begin();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new SettingsError(t('start.portInUse', { port, name }), { cause: error });
  }
}
