import { applications } from '#domain/applications.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { defaultOrganization, organizationKind } from '#domain/organizations.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import { bodyProblemsOf } from '#domain/rating/bodyRules.ts';
import { type Question, questionOf } from '#domain/rating/question.ts';
import type { PricedBody } from '#domain/rating/tripFacts.ts';
import type { Clock } from '../clock.ts';
import { Problem } from '../http/problem.ts';
import type { FieldCode } from '../http/texts.ts';
import type { Session } from '../identity/session.ts';
import { mayBeWorkedIn } from '../organizations/mayBeWorkedIn.ts';
import type { Organization, Organizations } from '../organizations/organizations.ts';
import { quickQuoteLimitsOf } from '../organizations/quickQuoteLimits.ts';
import type { ReadMedical } from '../questionnaires/readMedical.ts';
import { healthOf } from './health.ts';
import type { Offer, Shelves } from './shelf.ts';
import { todayOf } from '../today.ts';

export type QuoteServices = { organizations: Organizations; shelves: Shelves; readMedical: ReadMedical };

type Asked = PricedBody & { organizationCode: string; applicationDate?: IsoDate | undefined };

/** A question to the shelf of an organization. */
export type ShelfQuestion<Body extends PricedBody> = Question<Body, Offer>;

/**
 * Reads a quote or policy body against the session that sent it.
 * @throws Problem 404 when it names another organization than the session's, 400 `request.invalid` with the fields, 403
 *   `permission.missing` when it has answers about health that the session may not give
 */
export async function readQuestion<Body extends Asked>(
  services: QuoteServices,
  body: Body,
  session: Session,
  clock: Clock,
): Promise<ShelfQuestion<Body>> {
  const organization = sellingOrganization(services, body, session);
  const applicationDate = applicationDateOf(body, session, clock);
  const problems = bodyProblemsOf(body, applicationDate);
  if (body.employeeRelationship !== undefined && organizationKind(organization.code) !== 'employee') {
    problems['employeeRelationship'] = 'notAllowed';
  }
  const found = Object.entries(problems);
  if (found.length > 0) {
    const fields = found.map(([path, code]): [string, FieldCode] => [`body.${path}`, code]);
    throw new Problem(400, 'request.invalid', { fields: Object.fromEntries(fields) });
  }
  const { channel } = applications[session.application];
  return questionOf(body, {
    applicationDate,
    limits: quickQuoteLimitsOf(services.organizations, organization),
    shelf: await services.shelves.of(organization, channel, applicationDate),
    health: await healthOf(services.readMedical, body, applicationDate, session),
  });
}

/**
 * A session sells for the organization in which it is, however far its role reaches.
 * @throws Problem 404 for any other, 403 `organization.inactive` when that was switched off
 */
export function sellingOrganization(
  { organizations }: Pick<QuoteServices, 'organizations'>,
  { organizationCode }: Pick<Asked, 'organizationCode'>,
  session: Session,
): Organization {
  const organization = organizations.find(organizationCode);
  if (organization === null || organization.code !== (session.organizationCode ?? defaultOrganization)) {
    throw new Problem(404, 'notFound');
  }
  if (!mayBeWorkedIn(organization)) throw new Problem(403, 'organization.inactive');
  return organization;
}

/** [CP-012] [PM-020] Only a holder of POLICY_ADMIN chooses the date; for everybody else it is today. */
export function applicationDateOf(
  body: Pick<Asked, 'applicationDate'>,
  session: Session,
  clock: Clock,
): IsoDate {
  const mayChoose = holds(session.atoms, 'BOOKING.SET_APPLICATION_DATE');
  return mayChoose && body.applicationDate !== undefined ? body.applicationDate : todayOf(clock);
}
