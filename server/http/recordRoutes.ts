import type { ZodType, z } from 'zod';
import type { NamedBy, recordCalls } from '#domain/calls/records/recordCalls.ts';
import type { historyShape } from '#domain/calls/shapes/history.ts';
import type { Language } from '#domain/locales.ts';
import type { AuditEntry } from '../audit/audit.ts';
import { type Implementation, implement } from './implement.ts';
import { revisionHeader, revisionNamed } from './revision.ts';
import type { ProblemCode } from './texts.ts';

/** Who reads a record or does something to it, and the language in which it is answered. */
export type Doing = Pick<AuditEntry, 'session' | 'requestId'> & { language: Language };

/** Records of one kind as they are shown, added and changed, one at a time. */
export type RecordStore<Named, Added, Changed, Answer, History> = {
  read(named: Named, by: Doing): Promise<Answer>;
  history(named: Named, by: Doing): Promise<History>;
  add(added: Added, doing: Doing): Promise<Answer>;
  change(named: Named, changed: Changed, over: Doing & { revision: number }): Promise<Answer>;
  /** The record in an answer, which counts its changes. */
  recordIn(answer: Answer): { revision: number };
};

/** Answers the calls of a record; a change that names no revision is refused with a code of its own. */
export function recordRoutes<
  Answer extends ZodType,
  Added extends ZodType,
  Changed extends ZodType,
  const Fields extends readonly [string, ...string[]],
  Params extends ZodType,
  Query extends ZodType,
>(
  calls: ReturnType<typeof recordCalls<Answer, Added, Changed, Fields, Params, Query>>,
  store: RecordStore<
    NamedBy<Params, Query>,
    z.output<Added>,
    z.output<Changed>,
    z.input<Answer>,
    z.input<ReturnType<typeof historyShape<Fields>>>
  >,
  revisionMissing: ProblemCode,
): Implementation[] {
  const answered = <Status extends 200 | 201>(status: Status, body: z.input<Answer>) => ({
    status,
    body,
    headers: revisionHeader(store.recordIn(body)),
  });
  const named = (request: { params: unknown; query: unknown }) =>
    (request.params ?? request.query) as NamedBy<Params, Query>;
  const doing = ({
    session,
    requestId,
    locale: { language },
  }: Omit<Doing, 'language'> & { locale: Pick<Doing, 'language'> }): Doing => ({
    session,
    requestId,
    language,
  });
  return [
    implement(calls.read, async (request) => answered(200, await store.read(named(request), doing(request)))),
    implement(calls.history, async (request) => ({
      status: 200,
      body: await store.history(named(request), doing(request)),
    })),
    implement(calls.add, async (request) => answered(201, await store.add(request.body, doing(request)))),
    implement(calls.change, async (request) => {
      const revision = revisionNamed(request.headers, revisionMissing);
      const over = { ...doing(request), revision };
      return answered(200, await store.change(named(request), request.body, over));
    }),
  ];
}
