import { problemFieldsOf } from '#domain/problemCode.ts';

/** A call that did not succeed: what the server said, or that it could not be reached (status 0). */
export class CallProblem extends Error {
  readonly status: number;
  /** Code of the problem; `network.unreachable` when there was no answer, `answer.unexpected` when a success had another
   * shape than it should, `unknown` when a failure had no code. */
  readonly code: string;
  /** [ER-016] [ER-017] The server's text in the language of the request; empty when it gave none. */
  readonly text: string;
  readonly requestId: string | null;
  /** [ER-029] A code for each field of the request that was refused, by path such as `body.license.status`. */
  readonly fields: Readonly<Record<string, string>>;
  /** The whole problem body, for codes that carry more. */
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    const code = typeof body.code === 'string' ? body.code : status === 0 ? 'network.unreachable' : 'unknown';
    super(code);
    this.name = 'CallProblem';
    this.status = status;
    this.code = code;
    this.text = typeof body.error === 'string' ? body.error : '';
    this.requestId = typeof body.requestId === 'string' ? body.requestId : null;
    this.fields = problemFieldsOf({ body });
    this.body = body;
  }
}
