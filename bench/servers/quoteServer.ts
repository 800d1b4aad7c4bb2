/** The product with the sample data; tells its parent where to ask for quotes and with which headers. */
import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { quotedBody } from '../support/quoted.ts';
import type { Asked } from './asked.ts';
import { sessionHeaders } from './sessionHeaders.ts';

const engine = embeddedEngine();
const server = await startSampleServer(engine, {
  settings: { PORTAGE_LOG_LEVEL: 'warn', PORTAGE_LIMIT_FACTOR: '1000' },
});
const client = await signInAs(server.client('b2b'), 'etremblay');
const answer = await client.body(priceQuote, { body: quotedBody });
const asked: Asked = { url: `${client.origin}${priceQuote.path}`, headers: sessionHeaders(client), answer };
process.send?.(asked);
process.on('disconnect', async () => {
  await server.close();
  await engine.stop();
  process.exit();
});
