import type { AliasedExpression } from 'kysely';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { sentMedical } from '#domain/questionnaires/medicalProblems.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import { type Write, writeTogether } from '../database/writeTogether.ts';
import type { Session } from '../identity/session.ts';
import { restingColumns, type StoredEntity } from '../jobs/entity.ts';
import type { PrivateAnswers } from '../questionnaires/privateAnswers.ts';
import type { CheckedBody } from './bodyCheck.ts';

/** Fingerprint of a body; a key that is used is bound to it. */
export function hashOfBody(body: object, privateAnswers: Pick<PrivateAnswers, 'fingerprint'>): string {
  return privateAnswers.fingerprint(JSON.stringify(body));
}

type Bound = CheckedBody & {
  hash: string;
  payer: Session;
  at: Date;
  privateAnswers: Pick<PrivateAnswers, 'seal'>;
};

/** The key is bound to this very body, since the same payment was sent twice at once; or it has ended meanwhile. */
export class BodyIsNotBound extends Error {}

/**
 * Binds a key to what is paid with it, and notes the session that pays and in whose name it sells. The row is locked from
 * then on, and after it what `locks` take; `submitted` is written in the same statement.
 * @throws BodyIsNotBound
 */
export async function bindBody(
  trx: DatabaseTransaction,
  purchaseId: string,
  { body, plans, hash, payer, at, privateAnswers }: Bound,
  { submitted, locks }: { submitted: Write; locks: readonly AliasedExpression<void, string>[] },
): Promise<StoredEntity> {
  const binding = trx
    .updateTable('purchases')
    .set({
      body: JSON.stringify(withoutAnswers(withoutTokens(body))),
      medical_answers: sealedAnswers(purchaseId, body, privateAnswers),
      plans: JSON.stringify(plans),
      body_hash: hash,
      session_hash: payer.idHash,
      organization_code: body.organizationCode,
      agent_ref: payer.distributorRef,
      selling_code: payer.sellingCode,
    })
    .where('id', '=', purchaseId)
    .where('expires_at', '>', at)
    .where((where) => where.or([where('body_hash', 'is', null), where('body_hash', '<>', hash)]))
    .returning([...restingColumns, ...locks]);
  const [bound] = await writeTogether<StoredEntity>(trx, [submitted, binding]);
  if (!bound) throw new BodyIsNotBound();
  return bound;
}

/** [PY-042] The body as it is kept: tokens stay with the charge until the gateway has answered for them. */
function withoutTokens(body: PolicyBody): PolicyBody {
  return {
    ...body,
    paxes: body.paxes.map((pax) => ({
      ...pax,
      payments: pax.payments.map(({ details, ...payment }) =>
        details ? { ...payment, details: { ...details, dataKey: '' } } : payment,
      ),
    })),
  };
}

/** [MQ-015] The body without answers about health, which are kept encrypted. */
function withoutAnswers(body: PolicyBody): PolicyBody {
  return {
    ...body,
    paxes: body.paxes.map(({ questionnaires, ...pax }) => {
      const others = questionnaires?.filter(({ type }) => type !== 'MEDICAL') ?? [];
      return others.length > 0 ? { ...pax, questionnaires: others } : pax;
    }),
  };
}

/** The answers about health of each traveller, encrypted, as a JSON text; null where nobody gave any. */
function sealedAnswers(
  purchaseId: string,
  { paxes }: PolicyBody,
  { seal }: Pick<PrivateAnswers, 'seal'>,
): string | null {
  const sealed = paxes.flatMap(({ referenceNumber, questionnaires }) => {
    const medical = sentMedical(questionnaires);
    return medical
      ? [[referenceNumber, seal(medical.answers, `purchase ${purchaseId} ${referenceNumber}`)]]
      : [];
  });
  return sealed.length > 0 ? JSON.stringify(Object.fromEntries(sealed)) : null;
}
