/** The product with the sample data; tells its parent where to ask for quotes and with which headers. */
import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { quotedBody } from '../support/quoted.ts';
import type { Asked } from './asked.ts';

const engine = embeddedEngine();
const server = await startSampleServer(engine, {
  settings: { PORTAGE_LOG_LEVEL: 'warn', PORTAGE_LIMIT_FACTOR: '1000' },
});
const client = await signInAs(server.client('b2b'), 'etremblay');
const answer = await client.body(priceQuote, { body: quotedBody });
const { user, claimsToken } = client.current ?? {};
const asked: Asked = {
  url: `${client.origin}${priceQuote.path}`,
  headers: {
    'content-type': 'application/json',
    lang: 'EN',
    'url-ref-code': 'portage',
    'sec-fetch-site': 'same-origin',
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-user-ref': user?.userRef ?? '',
    'x-user-type': user?.userType ?? '',
    'x-claims-token': claimsToken ?? '',
  },
  answer,
};
process.send?.(asked);
process.on('disconnect', async () => {
  await server.close();
  await engine.stop();
  process.exit();
});
