import type { ZodType } from 'zod';
import type { CallDefinition } from '#domain/calls/call.ts';
import { type CallServer, createCallServer } from '#src/ports/http.ts';
import { callTable } from '../server/callTable.ts';
import { sampleOf } from './sampleOf.ts';

type Asked = { call: CallDefinition; path: string; lang: string | null; headers: Headers; body: unknown };

/** What the server gives back to a call. */
export type Answering = (call: CallDefinition) => Response;

/** A call server whose requests go no further than here, and must be what the call that they are of takes. */
export type CallsInPage = {
  callServer: CallServer;
  /** every request since it was made, oldest first */
  asked: Asked[];
  answer(answering: Answering): void;
};

const patternOf = ({ path }: CallDefinition) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);

/** Opens it over the whole table of calls. */
export async function openCallsInPage(): Promise<CallsInPage> {
  const table = await callTable();
  const asked: Asked[] = [];
  let answering = answered({});
  const take = async (request: Request): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(request.url);
    const call = table.find((one) => one.method === request.method && patternOf(one).test(pathname));
    if (!call) throw new Error(`No call is ${request.method} ${pathname}`);
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    const values = patternOf(call).exec(pathname)!.slice(1).map(decodeURIComponent);
    const { headers } = request;
    asked.push({ call, path: pathname + search, lang: headers.get('lang'), headers, body });
    call.params?.parse(Object.fromEntries(names.map((name, at) => [name, values[at]])));
    call.query?.parse(Object.fromEntries(searchParams));
    call.body?.parse(body);
    return answering(call);
  };
  const callServer = createCallServer({
    origin: 'http://portage.test',
    fetch: (request) => take(request as Request),
    headers: () => ({ lang: 'EN' }),
    onSessionEnd: () => undefined,
    onSessionMove: () => undefined,
    onProblem: () => undefined,
  });
  return {
    callServer,
    asked,
    answer: (next) => {
      answering = next;
    },
  };
}

const statusOf = ({ answers }: CallDefinition) => Number(Object.keys(answers)[0]);

/** Success: the body that is given for the call, by its name, or the smallest that its schema allows. */
export function answered(bodies: Readonly<Record<string, unknown>>): Answering {
  return (call) => {
    const init = { status: statusOf(call), headers: { 'content-disposition': 'filename="rows.csv"' } };
    if (call.binary) return new Response('a file', init);
    const schema = call.answers[init.status] as ZodType;
    return Response.json(call.name in bodies ? bodies[call.name] : sampleOf(schema), init);
  };
}

/** Each way in which a call fails, with the code that comes of it. */
export const failures: readonly (readonly [how: string, code: string, Answering])[] = [
  ['a 4xx', 'some.code', () => Response.json({ code: 'some.code' }, { status: 409 })],
  ['a 5xx', 'server.failed', () => Response.json({ code: 'server.failed' }, { status: 500 })],
  ['no answer', 'network.unreachable', () => Response.error()],
  ['an answer of another shape', 'answer.unexpected', anotherShape],
];

/** A file has no shape; it breaks off. */
function anotherShape(call: CallDefinition): Response {
  if (!call.binary) return Response.json('something else', { status: statusOf(call) });
  const breaks = new ReadableStream({ start: (file) => file.error(new Error('The line broke')) });
  return new Response(breaks, { status: statusOf(call) });
}
