import * as z from 'zod';
import { defineCall } from '../call.ts';
import { travelLocationsDocument } from './travelLocations.ts';

/**
 * [TD-015] [TD-017] [PS-002] Queries of travel locations and of the contract's product configuration. The documents
 * that screens use are listed beside this call; by default the server executes no others.
 */
export const postGraphql = defineCall({
  name: 'postGraphql',
  method: 'POST',
  path: '/api/graphql',
  aliases: ['/graphql'],
  body: z.strictObject({
    query: z.string().min(1).max(4000),
    operationName: z.string().max(60).nullish(),
    variables: z.record(z.string().max(60), z.unknown()).nullish(),
  }),
  answers: {
    200: z.object({
      data: z.record(z.string(), z.unknown()).nullable().optional(),
      errors: z.array(z.object({ message: z.string() })).optional(),
    }),
  },
  access: { kind: 'claims', allOf: ['APP.VIEW_APP'] },
  scope: { names: 'session' },
  bodyLimit: 16 * 1024,
  ratePerMinute: { address: 6000, session: 600 },
  example: {
    body: {
      query: travelLocationsDocument,
      operationName: 'TravelLocations',
      variables: { where: { prefix: 'mont' }, groupBy: 'iata', limit: 20 },
    },
  },
});
