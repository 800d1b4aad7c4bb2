import { sql } from 'kysely';
import { invitationMs } from '#domain/people/invitations.ts';
import type { Settings } from '../settings.ts';
import { changing, removing, type Sweep } from './sweep.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** How long attempts to pay count, whatever else is kept. */
const attemptsCountMs = dayMs;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** A draft to which the link of a lead leads is kept as long as the link. */
const noLinkLeadsTo = (now: Date) =>
  sql`not exists (select from leads where leads.draft_id = drafts.id and leads.link_ends_at > ${now})`;

/**
 * What is not needed any more, each kind by its own period. States of purchases are named one by one: what is under
 * way, in doubt or waits for somebody is never touched, nor are policies and payments.
 */
export function sweepsOf(keep: Settings['keep']): Sweep[] {
  const declinedMs = keep.declinedHours * hourMs;
  return [
    {
      name: 'sessions that ran out end',
      batch: changing(
        'sessions',
        'id_hash',
        sql`ended_at = expires_at`,
        (now) => sql`ended_at is null and expires_at <= ${now}`,
      ),
    },
    {
      name: 'drafts of ended sessions',
      batch: removing(
        'drafts',
        'id',
        (now) => sql`session_hash is not null and not exists (
          select from sessions where sessions.id_hash = drafts.session_hash and sessions.ended_at is null)
          and ${noLinkLeadsTo(now)}`,
      ),
    },
    {
      name: 'drafts past their time',
      batch: removing('drafts', 'id', (now) => sql`expires_at < ${now} and ${noLinkLeadsTo(now)}`),
    },
    {
      name: 'closed drafts',
      batch: removing('drafts', 'id', (now) => sql`closed_at < ${before(now, dayMs)}`),
    },
    {
      name: 'ended sessions',
      batch: removing(
        'sessions',
        'id_hash',
        (now) => sql`ended_at < ${before(now, keep.sessionsDays * dayMs)}`,
      ),
    },
    {
      name: 'synced quotes',
      batch: removing(
        'synced_quotes',
        'session_hash',
        (now) => sql`updated_at < ${before(now, keep.quotesDays * dayMs)}`,
      ),
    },
    {
      name: 'leads',
      batch: removing(
        'leads',
        'id',
        (now) => sql`created_at < ${before(now, keep.leadsDays * dayMs)} and link_ends_at < ${now}`,
      ),
    },
    {
      name: 'mails of quotes',
      batch: removing('quote_mails', 'id', (now) => sql`created_at < ${before(now, keep.leadsDays * dayMs)}`),
    },
    {
      name: 'people of purchases that came to nothing, and card holders of what is bought',
      batch: changing(
        'purchases',
        'id',
        sql`body = null, plans = null, medical_answers = null, context = jsonb_set(context, '{charges}', coalesce(
          (select jsonb_agg(charge || '{"cardHolderName": ""}' order by place)
            from jsonb_array_elements(context->'charges') with ordinality as charges (charge, place)), '[]'))`,
        (now) => sql`state in ('"declined"', '"expired"', '"confirmed"')
          and (body is not null or jsonb_path_exists(context, '$.charges[*] ? (@.cardHolderName != "")'))
          and created_at < ${before(now, declinedMs)}
          and not exists (
            select from payment_attempts
              where purchase_id = purchases.id and at >= ${before(now, declinedMs)})`,
      ),
    },
    {
      name: 'who looked after what is settled',
      batch: removing(
        'task_handling',
        'task_id',
        (now) => sql`changed_at < ${before(now, dayMs)}
          and not exists (select from task_listing where task_listing.id = task_handling.task_id)`,
      ),
    },
    {
      name: 'attempts to pay',
      batch: removing(
        'payment_attempts',
        'id',
        (now) => sql`at < ${before(now, Math.max(attemptsCountMs, declinedMs))}`,
      ),
    },
    {
      name: 'keys that nobody paid with',
      batch: removing(
        'purchases',
        'id',
        (now) => sql`state = '"prepared"' and body_hash is null
          and expires_at < ${before(now, keep.unusedKeysDays * dayMs)}`,
      ),
    },
    {
      name: 'tokens that opened a session',
      batch: removing(
        'used_id_tokens',
        'token_hash',
        (now) => sql`expires_at < ${before(now, keep.usedTokensHours * hourMs)}`,
      ),
    },
    {
      name: 'reference numbers that were tried',
      batch: removing('reference_tries', 'identity', (now) => sql`tried_at < ${before(now, invitationMs)}`),
    },
    {
      name: 'counts of requests',
      batch: removing(
        'rate_limits',
        'ctid',
        (now) => sql`window_start < ${before(now, keep.limitsHours * hourMs)}`,
      ),
    },
    {
      name: 'counts of refusals',
      batch: removing('refusals', 'ctid', (now) => sql`hour < ${before(now, keep.sessionsDays * dayMs)}`),
    },
  ];
}
