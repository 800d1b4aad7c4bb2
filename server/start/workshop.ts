import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assetHeaders } from '../http/headers.ts';
import { widenedPolicy } from '../http/widenedPolicy.ts';

import type { WebFiles } from '../http/webFiles.ts';
import { type Settings, SettingsError } from '../settings.ts';

const option = '--workshop=';
/** What a page asks the workshop for: its own modules, and those of the folders that the browser's code stands in. */
const asked = ['/@vite/*', '/@id/*', '/@fs/*', '/@react-refresh', '/node_modules/*'];
const folders = ['/src/*', '/domain/*', '/machines/*', '/locales/*'];
const handedOn = ['content-type', 'etag', 'cache-control'] as const;

/**
 * Pages and modules that `npm run dev` makes while they are edited, at the address of the option `--workshop=`; null
 * without it. Their policy also allows the one word that the workshop marks its own scripts and styles with, and its
 * channel of changes.
 * @throws SettingsError where the portal is more than a sample on this machine
 */
export function workshopOf(options: readonly string[], settings: Pick<Settings, 'sample'>): WebFiles | null {
  const address = options.find((given) => given.startsWith(option))?.slice(option.length);
  if (address === undefined) return null;
  if (!settings.sample)
    throw new SettingsError(
      'The workshop is for the sample on this machine alone; set PORTAGE_SAMPLE to on.',
    );
  const channel = address.replace(/^http/, 'ws');
  return {
    async serve(server: FastifyInstance) {
      for (const path of [...asked, ...folders])
        server.get(path, (request, reply) => handOn(address, request, reply));
    },
    page: (name) => fetch(`${address}/${name}`).then((answer) => (answer.ok ? answer.text() : null), none),
    painted: () => Promise.resolve(null),
    policyOf(_, html, ordinary) {
      const mark = `'nonce-${/nonce="([\w-]+)"/.exec(html)?.[1]}'`;
      return widenedPolicy(ordinary, {
        'script-src': [mark],
        'style-src': ["'self'", mark],
        'img-src': ["'self'", 'data:'],
        'connect-src': [channel, address],
      });
    },
  };
}

const none = () => null;

async function handOn(address: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { accept = '*/*', 'if-none-match': known } = request.headers;
  const answer = await fetch(address + request.url, {
    headers: { accept, ...(known !== undefined && { 'if-none-match': known }) },
  });
  reply.code(answer.status).headers(assetHeaders).removeHeader('content-security-policy');
  for (const name of handedOn) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.send(answer.status === 304 ? null : Buffer.from(await answer.arrayBuffer()));
}
