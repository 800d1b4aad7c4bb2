import Fastify, { type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';
import type { Clock } from '../clock.ts';
import type { LogLevel } from '../settings.ts';
import { maskSecrets } from './maskSecrets.ts';

/** [PL-033] Our five levels on the logger's own. */
const loggerLevels: Record<LogLevel, string> = {
  error: 'error',
  warn: 'warn',
  info: 'info',
  http: 'debug',
  verbose: 'trace',
};
const levelNumbers: Record<string, number> = { fatal: 0, error: 0, warn: 1, info: 2, debug: 3, trace: 4 };

export type LogStream = { write(line: string): void };

/** Options of the logger: levels 0 to 4, one JSON line an event, every line masked on its way out. */
export function loggerOptions(
  level: LogLevel,
  application: string,
  clock: Clock,
  out: LogStream,
): FastifyServerOptions['logger'] {
  return {
    level: loggerLevels[level],
    base: { application },
    timestamp: () => `,"time":"${new Date(clock.now()).toISOString()}"`,
    formatters: { level: (label: string) => ({ level: levelNumbers[label] ?? 2 }) },
    serializers: { err: describeError },
    stream: { write: (line: string) => out.write(maskSecrets(line)) },
  };
}

/** A log of what happens outside of requests, in the same form. */
export function createLog(level: LogLevel, name: string, clock: Clock, out: LogStream): FastifyBaseLogger {
  return Fastify({ logger: loggerOptions(level, name, clock, out) }).log;
}

/** What a log may say of an error: never the values that a database repeats in its details. */
function describeError(failure: unknown): { type: string; message: string; code?: string; stack: string } {
  if (!(failure instanceof Error)) return { type: typeof failure, message: 'not an error', stack: '' };
  const { code } = failure as { code?: unknown };
  return {
    type: failure.name,
    message: failure.message,
    ...(typeof code === 'string' && { code }),
    stack: failure.stack ?? '',
  };
}
