import {
  type DocumentNode,
  GraphQLError,
  parse,
  type SelectionSetNode,
  stripIgnoredCharacters,
  validate,
} from 'graphql';
import { contractConfigurationDocument } from '#domain/calls/graphql/contractConfiguration.ts';
import { needsAnalysisDocument } from '#domain/calls/graphql/needsAnalysisQuestions.ts';
import {
  createProfileDocument,
  createUserDocument,
  createUserRoleDocument,
  olderProfileDocument,
  olderProfilesDocument,
  olderProfilesOfAgentDocument,
  olderRolesDocument,
  olderUsersDocument,
  updateProfileDocument,
  updateUserDocument,
} from '#domain/calls/graphql/olderFlow.ts';
import { planNamesDocument } from '#domain/calls/graphql/planNames.ts';
import {
  distinctTravelLocationsDocument,
  travelLocationsDocument,
} from '#domain/calls/graphql/travelLocations.ts';
import { Problem } from '../http/problem.ts';
import { graphqlSchema } from './schema.ts';

const listed: ReadonlyMap<string, DocumentNode> = new Map(
  [
    travelLocationsDocument,
    distinctTravelLocationsDocument,
    contractConfigurationDocument,
    needsAnalysisDocument,
    planNamesDocument,
    olderProfileDocument,
    olderRolesDocument,
    olderProfilesOfAgentDocument,
    olderProfilesDocument,
    olderUsersDocument,
    createProfileDocument,
    createUserDocument,
    createUserRoleDocument,
    updateUserDocument,
    updateProfileDocument,
  ].map((text) => [stripIgnoredCharacters(text), parse(text)]),
);

const deepest = 5;
const mostFields = 40;
const mostTokens = 400;

/**
 * Reads a document. Layout does not matter; a document that is not listed is read only where others are allowed,
 * and then within limits of depth and size.
 * @throws Problem 400
 */
export function readDocument(text: string, othersAllowed: boolean): DocumentNode {
  const known = listed.get(withoutLayout(text));
  if (known) return known;
  if (!othersAllowed) throw new Problem(400, 'graphql.notListed');
  const document = parsed(text);
  if (sizeOf(document).depth > deepest || sizeOf(document).fields > mostFields) {
    throw new Problem(400, 'graphql.tooDeep');
  }
  if (validate(graphqlSchema, document).length > 0) throw new Problem(400, 'graphql.invalid');
  return document;
}

function withoutLayout(text: string): string {
  try {
    return stripIgnoredCharacters(text);
  } catch {
    throw new Problem(400, 'graphql.invalid');
  }
}

function parsed(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: mostTokens });
  } catch (failure) {
    if (failure instanceof GraphQLError) throw new Problem(400, 'graphql.invalid');
    throw failure;
  }
}

function sizeOf(document: DocumentNode): { depth: number; fields: number } {
  let fields = 0;
  const depthOf = (set: SelectionSetNode | undefined): number => {
    if (set === undefined) return 0;
    fields += set.selections.length;
    return (
      1 +
      Math.max(
        0,
        ...set.selections.map((node) => depthOf('selectionSet' in node ? node.selectionSet : undefined)),
      )
    );
  };
  const depths = document.definitions.map((node) =>
    'selectionSet' in node ? depthOf(node.selectionSet) : 0,
  );
  return { depth: Math.max(0, ...depths), fields };
}
