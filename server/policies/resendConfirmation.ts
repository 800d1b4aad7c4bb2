import { isSameMailbox, type ResendForm } from '#domain/policies/resendForm.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import { announcement, type Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { confirmationRows } from './confirmationMessages.ts';
import { isResentOften } from './resentOften.ts';

type ToResend = ResendForm & {
  policyNumber: string;
  mailId: string;
  /** Whoever sends it knows that the address is not that of the policy. */
  otherIsConfirmed: boolean;
};

/**
 * [DL-005] [DL-009] Puts the confirmation of a policy into the outbox, once for each `mailId`.
 * @throws Problem 404 `notFound`, 409 `delivery.otherRecipient` or `delivery.otherMail`, 429 `delivery.mailedOften`
 */
export async function resendConfirmation(
  { db, clock }: { db: Database; clock: Clock },
  session: Session,
  { policyNumber, email: recipient, language, mailId, otherIsConfirmed }: ToResend,
  requestId: string,
): Promise<void> {
  const now = new Date(clock.now());
  const lang = language === 'FR' ? 'FR' : 'EN';
  const sentBy = session.profileRef as string;
  await db.transaction().execute(async (trx) => {
    const policy = await trx
      .selectFrom('paxes')
      .innerJoin('policies', 'policies.id', 'paxes.policy_id')
      .leftJoin('purchases', 'purchases.id', 'purchase_id')
      .select(['policies.id', 'policies.organization_code', 'sales_channel', 'purchases.application'])
      .select('paxes.email')
      .where('policy_number', '=', policyNumber)
      .executeTakeFirst();
    if (policy === undefined) throw new Problem(404, 'notFound');
    const toOther = !isSameMailbox(recipient, policy.email);
    if (toOther && !otherIsConfirmed) throw new Problem(409, 'delivery.otherRecipient');
    const rows = confirmationRows({
      policyId: policy.id,
      application: policy.application ?? policy.sales_channel,
      recipient,
      lang,
      policyNumbers: [policyNumber],
      now,
      again: { ref: mailId, sentBy, toOther },
    });
    const put = await trx
      .insertInto('outbox')
      .values(rows.message)
      .onConflict((conflict) => conflict.column('ref').doNothing())
      .returning(announcement('outbox_added').as('announced'))
      .executeTakeFirst();
    if (put === undefined) {
      const same = trx.selectFrom('deliveries').select('id').where('email_ref', '=', mailId);
      const earlier = same.where('policy_number', '=', policyNumber).where('recipient', '=', recipient);
      if (await earlier.where('lang', '=', lang).executeTakeFirst()) return;
      throw new Problem(409, 'delivery.otherMail');
    }
    if (await isResentOften(trx, { email: recipient, sentBy, toOther, now, except: mailId })) {
      throw new Problem(429, 'delivery.mailedOften');
    }
    await trx.insertInto('policy_links').values(rows.link).execute();
    await trx.insertInto('deliveries').values(rows.deliveries).execute();
    await recordAudit(trx, clock, {
      action: 'policy.mail',
      session,
      organizationCode: policy.organization_code,
      object: { type: 'policy', id: policyNumber },
      after: { emailRef: mailId, language: lang, toOther },
      requestId,
    });
  });
}
