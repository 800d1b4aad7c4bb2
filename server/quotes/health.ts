import type { IsoDate } from '#domain/calendar.ts';
import { offeredClass } from '#domain/catalogue/offeredClass.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import { type MedicalOutcome, medicalOutcomeOf } from '#domain/questionnaires/medicalOutcome.ts';
import { medicalAnswersIn, medicalProblems, sentMedical } from '#domain/questionnaires/medicalProblems.ts';
import type { PricedBody } from '#domain/rating/tripFacts.ts';
import { Problem } from '../http/problem.ts';
import type { FieldCode } from '../http/texts.ts';
import type { Session } from '../identity/session.ts';
import type { ReadMedical } from '../questionnaires/readMedical.ts';

/**
 * [MQ-015] [MQ-022] What the answers of a body give: rate category and eligibility are the server's own.
 * @throws Problem 403 `permission.missing` when the session may not answer questionnaires, 400 `request.invalid` with the
 *   answers that are none of this questionnaire, and with what is missing of it
 */
export async function healthOf(
  readMedical: ReadMedical,
  body: Pick<PricedBody, 'flowTravellerType' | 'paxes'>,
  date: IsoDate,
  session: Session,
): Promise<ReadonlyMap<string, MedicalOutcome>> {
  if (body.paxes.every(({ questionnaires = [] }) => questionnaires.length === 0)) return new Map();
  if (!holds(session.atoms, 'BOOKING.ANSWER_QUESTIONNAIRE')) throw new Problem(403, 'permission.missing');
  const sent = body.paxes.flatMap(({ referenceNumber, questionnaires }, index) => {
    const medical = sentMedical(questionnaires);
    return medical
      ? [{ ...medical, referenceNumber, path: `body.paxes.${index}.questionnaires.${medical.at}` }]
      : [];
  });
  if (sent.length === 0) return new Map();
  const data = await readMedical({ planClass: offeredClass(body.flowTravellerType), date, language: 'en' });
  const fields: Record<string, FieldCode> = {};
  const health = new Map<string, MedicalOutcome>();
  for (const { referenceNumber, answers, path } of sent) {
    if (data === null) fields[path] = 'notAllowed';
    else {
      for (const [at, problem] of Object.entries(medicalProblems(data, answers))) {
        fields[at === '' ? `${path}.answers` : `${path}.answers.${at}`] = problem;
      }
      health.set(referenceNumber, medicalOutcomeOf(data, medicalAnswersIn(answers)));
    }
  }
  if (Object.keys(fields).length > 0) throw new Problem(400, 'request.invalid', { fields });
  return health;
}
