import { execute, GraphQLError } from 'graphql';
import { postGraphql } from '#domain/calls/graphql/postGraphql.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { Problem } from '../http/problem.ts';
import { readDocument } from './documents.ts';
import { type PlainList, plainListOf } from './plainList.ts';
import { type GraphqlContext, type GraphqlSources, graphqlResolvers, graphqlSchema } from './schema.ts';

export type GraphqlServices = GraphqlSources & {
  /** Whether documents are executed that no screen uses, within limits. */
  otherDocuments: boolean;
};

const json = { 'content-type': 'application/json; charset=utf-8' };

type ListResolver = (variables: object, context: GraphqlContext) => Promise<readonly object[]>;

export function graphqlRoutes(services: GraphqlServices): Implementation[] {
  const rootValue = graphqlResolvers(services);
  const resolvers: Record<string, unknown> = rootValue;
  const written = createWriter();
  return [
    implement(
      postGraphql,
      async ({ body, session, clock, locale: { language }, namesWhoAsks, requestId, log }) => {
        const contextValue: GraphqlContext = { session, language, clock, namesWhoAsks, requestId, log };
        const document = readDocument(body.query, services.otherDocuments);
        const plain = plainListOf(document, body.operationName ?? null);
        if (plain) {
          const list = resolvers[plain.field] as ListResolver;
          const found = await list(plain.argumentsOf(body.variables ?? {}), contextValue);
          return { status: 200, bytes: written(found, plain), headers: json };
        }
        const result = await execute({
          schema: graphqlSchema,
          document,
          rootValue,
          contextValue,
          variableValues: body.variables ?? {},
          operationName: body.operationName ?? null,
        });
        if (result.errors) {
          const cause = result.errors[0]?.originalError;
          throw cause && !(cause instanceof GraphQLError) ? cause : new Problem(400, 'graphql.invalid');
        }
        return { status: 200, body: { data: { ...result.data } } };
      },
    ),
  ];
}

/** Writes a list as an answer; the same list is written once for all who ask the same of it one after another. */
function createWriter() {
  const answers = new WeakMap<readonly object[], { key: string; bytes: Buffer }>();
  return (found: readonly object[], plain: PlainList): Buffer => {
    const written = answers.get(found);
    if (written?.key === plain.key) return written.bytes;
    const bytes = Buffer.from(JSON.stringify({ data: plain.shown(found) }));
    answers.set(found, { key: plain.key, bytes });
    return bytes;
  };
}
