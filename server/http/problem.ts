import { formatsOf } from '#domain/formats.ts';
import type { Language } from '#domain/locales.ts';
import { type FieldCode, isServerText, type ProblemCode, type ServerText, serverText } from './texts.ts';

export type ProblemDetails = {
  /** What is told in place of the sentence of the code. */
  said?: ServerText;
  /** Values for the places of the text; instants are written in its language. */
  values?: Record<string, string | number | Date>;
  /** What is wrong, by path of the field. */
  fields?: Record<string, FieldCode>;
  /** Further members of the answer, for callers that handle this code. */
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
};

/** A failure that the caller sees. Everything else that is thrown becomes a 500 without a word. */
export class Problem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(status: number, code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** [ER-029] [ER-030] The answer of a failed call, in the language of its request. */
export type ProblemAnswer = {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  error: string;
  errors?: { message: string; field: string; code: FieldCode }[];
  fields?: Record<string, FieldCode>;
  requestId: string;
};

export function problemAnswer(problem: Problem, language: Language, requestId: string): ProblemAnswer {
  const { said, values, fields, extra } = problem.details;
  const title = `status.${problem.status}`;
  return {
    ...extra,
    type: `urn:portage:problem:${problem.code}`,
    title: serverText(language, isServerText(title) ? title : 'status.500'),
    status: problem.status,
    code: problem.code,
    error: serverText(language, said ?? `problem.${problem.code}`, writtenIn(language, values)),
    ...(fields && {
      errors: Object.entries(fields).map(([field, code]) => ({
        message: serverText(language, `field.${code}`, { field }),
        field,
        code,
      })),
      fields,
    }),
    requestId,
  };
}

/** Instants as the language writes them, in the business's own time zone. */
function writtenIn(
  language: Language,
  values: ProblemDetails['values'] = {},
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? formatsOf(language).transactionTime(value.getTime()) : value,
    ]),
  );
}
