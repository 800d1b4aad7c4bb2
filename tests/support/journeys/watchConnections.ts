/**
 * Loaded before everything else into the processes of the portal under test: writes down where each of them connects
 * to, what it looks up and what it sends, one `<way> <host>` a line, into the file that the environment names.
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import net from 'node:net';
import { watchedFile } from './watched.ts';

const file = process.env[watchedFile];
const note = (way: string, host: unknown) => {
  if (file) appendFileSync(file, `${way} ${String(host)}\n`);
};

type Connected = { host?: string; path?: string };

/** What `connect` was told: options, a port and a host, or the path of a pipe, which leads nowhere else. */
function hostOf(told: unknown): string | null {
  const [first, second] = Array.isArray(told) ? told : [told];
  if (typeof first === 'object' && first !== null) {
    const { path, host } = first as Connected;
    return path ? null : (host ?? 'localhost');
  }
  if (typeof first === 'string' && Number.isNaN(Number(first))) return null;
  return typeof second === 'string' ? second : 'localhost';
}

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (this: net.Socket, ...told: unknown[]) {
  const host = hostOf(Array.isArray(told[0]) ? told[0] : told);
  if (host !== null) note('connects', host);
  return (connect as (...given: unknown[]) => net.Socket).apply(this, told);
} as typeof connect;

const { lookup } = dns;
dns.lookup = ((host: string, ...rest: unknown[]) => {
  note('looksUp', host);
  return (lookup as (...given: unknown[]) => unknown)(host, ...rest);
}) as typeof lookup;

const { send } = dgram.Socket.prototype;
dgram.Socket.prototype.send = function (this: dgram.Socket, ...told: unknown[]) {
  note('sends', told.find((part, at) => at > 0 && typeof part === 'string') ?? 'localhost');
  return (send as (...given: unknown[]) => void).apply(this, told);
} as typeof send;
