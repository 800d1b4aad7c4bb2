import {
  type DocumentNode,
  type FieldNode,
  getArgumentValues,
  getVariableValues,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { Problem } from '../http/problem.ts';
import { graphqlSchema } from './schema.ts';

/** A document of one field that lists objects, of which it asks for plain values only. */
export type PlainList = {
  field: string;
  /** The same for every document that shows the same. */
  key: string;
  /** The arguments of the field. */
  argumentsOf(variables: Record<string, unknown>): Record<string, unknown>;
  /** What the document asks of the objects that were found. */
  shown(found: readonly object[]): Record<string, unknown>;
};

/**
 * What a valid document asks for when it is no more than a list of plain values, as that of the suggestions of a place
 * is; null for every other. Executed value by value, a thousand suggestions take ten times as long as to find them.
 * @throws Problem 400 by `argumentsOf`, when the variables do not fit
 */
export function plainListOf(document: DocumentNode, operationName: string | null): PlainList | null {
  const [operation, ...others] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION || others.length > 0) return null;
  if (operationName !== null && operation.name?.value !== operationName) return null;
  const [field, ...beside] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD || beside.length > 0 || isMarked(operation) || isMarked(field)) return null;
  const asked = field.selectionSet?.selections ?? [];
  const names = asked.flatMap((node) => (isPlain(node) ? [node.name.value] : []));
  const declared = graphqlSchema.getQueryType()?.getFields()[field.name.value];
  if (!declared || names.length === 0 || names.length < asked.length) return null;
  if (!isNonNullType(declared.type) || !isListType(declared.type.ofType)) return null;
  return {
    field: field.name.value,
    key: [field.name.value, ...names].join(' '),
    argumentsOf(variables) {
      const { coerced, errors } = getVariableValues(
        graphqlSchema,
        operation.variableDefinitions ?? [],
        variables,
      );
      if (errors) throw new Problem(400, 'graphql.invalid');
      return getArgumentValues(declared, field, coerced);
    },
    shown: (found) => ({ [field.name.value]: found.map((each) => picked(each, names)) }),
  };
}

const isMarked = (node: OperationDefinitionNode | FieldNode): boolean =>
  (node.directives ?? []).length > 0 || ('alias' in node && node.alias !== undefined);

const isPlain = (node: SelectionNode): node is FieldNode =>
  node.kind === Kind.FIELD &&
  !isMarked(node) &&
  node.selectionSet === undefined &&
  !node.name.value.startsWith('__');

function picked(object: object, names: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of names) values[name] = (object as Record<string, unknown>)[name];
  return values;
}
