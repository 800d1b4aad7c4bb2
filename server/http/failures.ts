import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { languageOfHeader } from '#domain/locales.ts';
import { DatabaseUnavailable } from '../database/database.ts';
import { headerText } from './callRoutes.ts';
import { Problem, problemAnswer } from './problem.ts';

/** [ER-029] Answers a failure as problem+json in the language of the request; what was not meant for the caller is left out. */
export function sendFailure(failure: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(failure);
  const isAway = failure instanceof DatabaseUnavailable;
  if (isAway) request.log.error({ reason: failure.message }, problem.code);
  else if (problem.status >= 500) request.log.error({ err: failure }, problem.code);
  const language = languageOfHeader(headerText(request.headers.lang));
  return reply
    .code(problem.status)
    .headers(problem.details.headers ?? {})
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemAnswer(problem, language, request.id));
}

function problemOf(failure: unknown): Problem {
  if (failure instanceof Problem) return failure;
  if (failure instanceof DatabaseUnavailable) {
    return new Problem(503, 'server.unavailable', { headers: { 'retry-after': '5' } });
  }
  const { code, statusCode = 500 } = failure as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413)
    return new Problem(413, 'request.tooLarge');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415)
    return new Problem(415, 'request.mediaType');
  if (statusCode >= 400 && statusCode < 500) return new Problem(400, 'request.malformed');
  return new Problem(500, 'server.failed');
}
