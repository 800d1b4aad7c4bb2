import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { readPolicy, type StoredPolicy } from '../policies/readPolicy.ts';
import type { Settings } from '../settings.ts';
import { partOf } from './linkedPolicy.ts';
import type { LinkSigner } from './linkToken.ts';

/** Policies that a link opens. */
export type OpenedLink = { linkId: string; policy: StoredPolicy; lang: 'EN' | 'FR' };

/**
 * Opens a link.
 * @throws Problem 404 `notFound` when it is not signed by us or was revoked, 410 `link.expired` when it is too old
 */
export async function openLink(
  parts: { db: Database; clock: Clock; signer: LinkSigner; settings: Pick<Settings, 'linkLifeMs'> },
  token: string,
): Promise<OpenedLink> {
  const { db, clock, signer, settings } = parts;
  const linkId = signer.linkOf(token);
  const link =
    linkId === null
      ? undefined
      : await db
          .selectFrom('policy_links')
          .selectAll()
          .where('id', '=', linkId)
          .where('revoked_at', 'is', null)
          .executeTakeFirst();
  const [policyNumber] = link?.policy_numbers ?? [];
  const policy = policyNumber === undefined ? null : await readPolicy(db, { policyNumber });
  if (!link || !policy) throw new Problem(404, 'notFound');
  if (clock.now() >= link.created_at.getTime() + settings.linkLifeMs) throw new Problem(410, 'link.expired');
  const record = partOf(policy.record, link.policy_numbers);
  return { linkId: link.id, policy: { ...policy, record }, lang: link.lang };
}
