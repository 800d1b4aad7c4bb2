import { buildSchema } from 'graphql';
import type {
  DistinctTravelLocationVariables,
  TravelLocationVariables,
} from '#domain/calls/graphql/travelLocations.ts';
import type { ContractConfigurationVariables } from '#domain/calls/graphql/contractConfiguration.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { type Language, languageOfHeader } from '#domain/locales.ts';
import { defaultOrganization } from '#domain/organizations.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { productConfigurationOf } from '../catalogue/productConfiguration.ts';
import type { Clock } from '../clock.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import type { Locations } from '../locations/locations.ts';
import { todayOf } from '../today.ts';

/** Who asks, and in which language. */
export type GraphqlContext = { session: Session; language: Language; clock: Clock };

export const graphqlSchema = buildSchema(`
  type TravelLocation { id: ID! iata: String! name: String! city: String! state: String! country: String! }
  enum TravelLocationField { iata name city state country }
  input TravelLocationWhere { prefix: String countryPrefix: String notCountryPrefix: String }
  "Same shape as the answer of GET /api/product."
  scalar ProductConfiguration
  type Query {
    travelLocations(where: TravelLocationWhere, groupBy: TravelLocationField, limit: Int): [TravelLocation!]!
    distinctTravelLocations(field: TravelLocationField!, where: TravelLocationWhere, limit: Int): [TravelLocation!]!
    orgContractProductConfiguration(effectiveDate: String, lang: String!, salesChannel: String!): ProductConfiguration!
  }
`);

/** [TD-015] [TD-017] [PS-002] */
export function graphqlResolvers({ locations, catalogue }: { locations: Locations; catalogue: Catalogue }) {
  return {
    travelLocations: (variables: TravelLocationVariables, { language }: GraphqlContext) =>
      locations.search(given(variables), language),
    distinctTravelLocations: (variables: DistinctTravelLocationVariables, { language }: GraphqlContext) =>
      locations.distinct(given(variables), language),
    orgContractProductConfiguration: (
      variables: ContractConfigurationVariables,
      { session, clock }: GraphqlContext,
    ) => {
      const { effectiveDate = todayOf(clock), lang, salesChannel } = given(variables);
      if (!isIsoDate(effectiveDate)) throw refused('effectiveDate');
      if (lang !== 'EN' && lang !== 'FR') throw refused('lang');
      if (salesChannel !== 'b2b' && salesChannel !== 'b2c') throw refused('salesChannel');
      return productConfigurationOf(
        catalogue,
        session.organizationCode ?? defaultOrganization,
        salesChannel,
        effectiveDate,
        languageOfHeader(lang),
      );
    },
  };
}

function refused(variable: keyof ContractConfigurationVariables): Problem {
  return new Problem(400, 'request.invalid', { fields: { [`body.variables.${variable}`]: 'notAllowed' } });
}

/** An argument that is sent as null is one that was not sent. */
function given<Variables extends object>(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => {
      if (value === null || value === undefined) return [];
      return [[name, typeof value === 'object' ? given(value) : value]];
    }),
  ) as Variables;
}
