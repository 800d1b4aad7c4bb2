import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const here = ['localhost', '127.0.0.1', '::1'];

/** Where the processes of the portal connected to, one `<way> <host>` a line. */
export const connectionsIn = (file: string): string[] =>
  readFileSync(file, 'utf8').split('\n').filter(Boolean);

export const isOutside = (line: string): boolean => !here.includes(line.split(' ')[1] ?? '');

/** Notes from now on which hosts the pages of a browser ask for anything. */
export function noteHosts(page: Page): ReadonlySet<string> {
  const hosts = new Set<string>();
  page.context().on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:') hosts.add(hostname);
  });
  page.on('websocket', (socket) => hosts.add(new URL(socket.url()).hostname));
  return hosts;
}
