import { buildSchema } from 'graphql';
import type {
  DistinctTravelLocationVariables,
  TravelLocationVariables,
} from '#domain/calls/graphql/travelLocations.ts';
import type { ContractConfigurationVariables } from '#domain/calls/graphql/contractConfiguration.ts';
import type { NeedsAnalysisVariables } from '#domain/calls/graphql/needsAnalysisQuestions.ts';
import type { PlanNameVariables } from '#domain/calls/graphql/planNames.ts';
import { planClasses } from '#domain/catalogue/plans.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { type Language, languageOfHeader } from '#domain/locales.ts';
import { defaultOrganization } from '#domain/organizations.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { productConfigurationOf } from '../catalogue/productConfiguration.ts';
import type { Clock } from '../clock.ts';
import { Problem } from '../http/problem.ts';
import type { Locations } from '../locations/locations.ts';
import { readNeedsQuestions } from '../needsAnalysis/readNeedsQuestions.ts';
import {
  type OlderFlowServices,
  type OlderStep,
  olderFlowResolvers,
  olderFlowSchema,
} from '../people/olderFlow.ts';
import { todayOf } from '../today.ts';

export type GraphqlSources = OlderFlowServices & { locations: Locations; catalogue: Catalogue };

/** Who asks, and in which language. */
export type GraphqlContext = OlderStep & { language: Language; clock: Clock };

export const graphqlSchema = buildSchema(`${olderFlowSchema}
  "Names in other languages, as far as they differ: { fr: { country } }; of the first twenty, which a list shows."
  scalar OtherLocationNames
  type TravelLocation {
    id: ID!
    iata: String!
    name: String!
    city: String!
    state: String!
    country: String!
    called: OtherLocationNames
  }
  enum TravelLocationField { iata name city state country }
  input TravelLocationWhere { prefix: String countryPrefix: String notCountryPrefix: String }
  "Same shape as the answer of GET /api/product."
  scalar ProductConfiguration
  type NeedsAnalysisOption { value: String! text: String! }
  "Answered by a number, a text or one of the options."
  type NeedsAnalysisQuestion {
    questionKey: String!
    questionText: String!
    answerType: String!
    options: [NeedsAnalysisOption!]!
  }
  type NeedsAnalysisQuestions {
    insuranceSameAsPrimary: [NeedsAnalysisQuestion!]!
    coverageSameAsPrimary: [NeedsAnalysisQuestion!]!
    existingPolicySameAsPrimary: [NeedsAnalysisQuestion!]!
  }
  input PlanCodes { in: [String!]! }
  input PlanFilter { code: PlanCodes! }
  type PlanName { code: String! name: String! }
  type Query {
    travelLocations(where: TravelLocationWhere, groupBy: TravelLocationField, limit: Int): [TravelLocation!]!
    distinctTravelLocations(field: TravelLocationField!, where: TravelLocationWhere, limit: Int): [TravelLocation!]!
    orgContractProductConfiguration(effectiveDate: String, lang: String!, salesChannel: String!): ProductConfiguration!
    needsAnalysisQuestions(planClass: String!, effectiveDate: String!, lang: String!): NeedsAnalysisQuestions!
    planNames(filter: PlanFilter!, language: String!): [PlanName!]!
  }
`);

/** [TD-015] [TD-017] [PS-002] [NA-008] [PO-016] */
export function graphqlResolvers({ locations, catalogue, ...services }: GraphqlSources) {
  const { db } = services;
  return {
    ...olderFlowResolvers(services),
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
    needsAnalysisQuestions: ({ planClass, effectiveDate, lang }: NeedsAnalysisVariables) => {
      const known = planClasses.find((each) => each === planClass);
      if (!known) throw refused('planClass');
      if (!isIsoDate(effectiveDate)) throw refused('effectiveDate');
      if (lang !== 'EN' && lang !== 'FR') throw refused('lang');
      return readNeedsQuestions(db, { planClass: known, effectiveDate, language: languageOfHeader(lang) });
    },
    planNames: async ({ filter, language }: PlanNameVariables) => {
      if (language !== 'EN' && language !== 'FR') throw refused('language');
      const codes = new Set(filter.code.in);
      const named = (await catalogue.all()).filter(({ rules }) => codes.has(rules.code));
      return named.map(({ rules, names }) => ({ code: rules.code, name: names[languageOfHeader(language)] }));
    },
  };
}

function refused(
  variable: keyof (ContractConfigurationVariables & NeedsAnalysisVariables & PlanNameVariables),
): Problem {
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
