import { isDeepStrictEqual } from 'node:util';
import {
  type ChangeEntry,
  type EditedPolicy,
  editedPolicy,
  type UpdatedPolicy,
} from '#domain/calls/shapes/editedPolicy.ts';
import type { ChangeAnswer } from '#domain/calls/shapes/policyChange.ts';
import { changeDeltaOf } from '#domain/endorsement/changeDelta.ts';
import { defaultGateways } from '#domain/payment/gateways.ts';
import { auditedOf } from '../audit/auditedSession.ts';
import type { Clock } from '../clock.ts';
import { Problem } from '../http/problem.ts';
import type { FieldCode } from '../http/texts.ts';
import type { Session } from '../identity/session.ts';
import { applicationOf } from '../policies/confirmationMessages.ts';
import type { LastVersion } from '../policies/policyBook.ts';
import { currentVersion } from '../policies/policyBook.ts';
import { type PolicyRow, readPolicyRow } from '../policies/readPolicy.ts';
import type { ChangePlan } from '../policyChanges/changePlan.ts';
import type { PolicyChanges } from '../policyChanges/policyChanges.ts';
import { changedState } from './changedState.ts';
import { settledBy } from './changePayments.ts';
import { type CheckedChange, checkedChange } from './checkedChange.ts';
import { paxesOf, requoteAnswerOf, type RequoteServices } from './requote.ts';

export type UpdateServices = RequoteServices & { changes: PolicyChanges };

/** A change as it is asked for, at the price that was shown. */
export type AskedUpdate = { changeId: string; revision: number; requoteId: string; body: UpdatedPolicy };

/**
 * [EN-032] Changes policies that were bought together at the price that was shown for each of them.
 * @throws Problem as `make` of changes and `checkedChange`, 409 `premium.changed` with the price of now
 */
export function updatePolicies(
  services: UpdateServices,
  by: { session: Session; clock: Clock; requestId: string },
  { changeId, revision, requoteId, body }: AskedUpdate,
): Promise<ChangeAnswer> {
  const policyNumbers = body.paxes.map(({ policyNumber }) => policyNumber);
  const [first = ''] = policyNumbers;
  const asked = { changeId, kind: 'ENDORSEMENT', policyNumbers, revision, body } as const;
  return services.changes.make(by, asked, async () => {
    const last = await currentVersion(services.db, first).executeTakeFirst();
    if (!last) throw new Problem(404, 'notFound');
    if (last.version !== revision) throw stale(last);
    const edited = editedOf(body);
    const checked = await checkedChange(services, last, edited, by);
    refuseOtherChanges(body, checked);
    const { expiresAt } = agreedTo(services, requoteId, { last, checked, edited, now: by.clock.now() });
    const organization = services.organizations.find(edited.organizationCode);
    const deltas = paxesOf(last, checked).map(({ deltaCents }) => deltaCents);
    return async (trx) => {
      const held = (await readPolicyRow(trx, { policyNumber: first })) as PolicyRow;
      const { charges, refunds, cards } = settledBy(body, deltas, {
        session: by.session,
        gateways: organization?.paymentGateways ?? defaultGateways,
        movements: held.payments,
      });
      const state = changedState(last.state, checked);
      return {
        version: last.version,
        state: { ...state, paxes: state.paxes.map((pax) => ({ ...pax, status: 'PENDING' as const })) },
        premiums: policyNumbers
          .map((policyNumber, at) => ({ policyNumber, cents: deltas[at] ?? 0 }))
          .filter(({ cents }) => cents !== 0),
        charges,
        refunds,
        cards,
        payBy: expiresAt,
        activates: policyNumbers,
        letters: { policyNumbers, application: await applicationOf(trx, held) },
        audit: {
          action: 'policy.update',
          session: auditedOf(by.session),
          organizationCode: held.organization_code,
          object: { type: 'policy', id: first },
          after: {
            changeId,
            policyNumbers,
            deltaCents: deltas,
            fields: [...new Set(checked.changes.map(({ fieldChanged }) => fieldChanged))],
          },
          requestId: by.requestId,
        },
        notes: [],
      } satisfies ChangePlan;
    };
  });
}

/** Another version came first: the page reads it, and shows both beside what it began with. */
const stale = ({ version }: LastVersion) =>
  new Problem(412, 'policy.stale', { extra: { revision: version } });

/** What was priced, in the order in which a requote reads it: the body without what changes and how that is settled. */
function editedOf({ paxes, ...shared }: UpdatedPolicy): EditedPolicy {
  return editedPolicy.parse({
    ...shared,
    paxes: paxes.map(({ changeDelta: _delta, payments: _payments, ...pax }) => pax),
  });
}

/**
 * [EN-032] What is said to change is what changes. A page may have left out what it does not show: from what it changes, and
 * that something is not there any more.
 * @throws Problem 400
 */
function refuseOtherChanges(body: UpdatedPolicy, { changes }: CheckedChange): void {
  const fields: Record<string, FieldCode> = {};
  if (changes.length === 0) fields['body.paxes.0.changeDelta'] = 'missing';
  const wanted = changeDeltaOf(changes, body);
  body.paxes.forEach(({ policyNumber, changeDelta }, at) => {
    const own = wanted.get(policyNumber) ?? [];
    const isSaid = (entry: ChangeEntry) => changeDelta.some((said) => isSameChange(said, entry));
    const isTrue = (said: ChangeEntry) => own.some((entry) => isSameChange(said, entry));
    if (changeDelta.every(isTrue) && own.every((entry) => entry.to === null || isSaid(entry))) return;
    fields[`body.paxes.${at}.changeDelta`] = 'notAllowed';
  });
  if (Object.keys(fields).length > 0) throw new Problem(400, 'request.invalid', { fields });
}

function isSameChange(said: ChangeEntry, entry: ChangeEntry): boolean {
  const from = said.from === null ? null : entry.from;
  return isDeepStrictEqual(said, { ...entry, from });
}

/**
 * What was shown, where that is what the change costs.
 * @throws Problem 400 for what this installation did not show, 409 `premium.changed` with a new price to agree to
 */
function agreedTo(
  services: UpdateServices,
  requoteId: string,
  { now, ...priced }: { last: LastVersion; checked: CheckedChange; edited: EditedPolicy; now: number },
): { expiresAt: number } {
  const shown = services.requotes.shownIn(requoteId);
  if (!shown) throw new Problem(400, 'request.invalid', { fields: { 'headers.requote-id': 'notAllowed' } });
  const current = requoteAnswerOf(services, priced, now);
  const { expiresAt: _now, ...price } = current.signed;
  const { expiresAt, ...agreed } = shown;
  if (expiresAt <= now || !isDeepStrictEqual(agreed, price)) {
    throw new Problem(409, 'premium.changed', { extra: { requote: current.answer } });
  }
  return { expiresAt };
}
