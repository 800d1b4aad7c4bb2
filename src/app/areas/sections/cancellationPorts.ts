import { fromPromise } from 'xstate';
import { cancelPolicy } from '#domain/calls/policies/cancelPolicy.ts';
import { type CancellationPreview, previewCancellation } from '#domain/calls/policies/previewCancellation.ts';
import type { ChangeAnswer } from '#domain/calls/shapes/policyChange.ts';
import { locales } from '#domain/locales.ts';
import { nothingWasChanged } from '#domain/policies/changeOutcomes.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import type { PolicyToCancel, RefundAsked } from '#machines/policyCancellation/policyCancellation.types.ts';
import { newId } from '../../../ports/newId.ts';
import type { AreaParts } from '../areaParts.ts';
import { readChange } from './readChange.ts';

/** Nothing in the answers is in a language. */
const lang = locales.en.header;

const paxesOf = ({ policyNumbers }: RefundAsked) => policyNumbers.map((policyNumber) => ({ policyNumber }));

/**
 * Fills the ports of cancelling policies. The key is drawn before it is sent, and the tab keeps it until the outcome is
 * known; what is sent again meanwhile has the same key.
 */
export function cancellationPorts({ callServer, memory }: Pick<AreaParts, 'callServer' | 'memory'>) {
  const place = (record: string) => `cancellation ${record}`;
  const settle = (record: string) => memory.rememberPress(place(record), null);
  return {
    recallCancellation: fromPromise<boolean, { record: string }>(
      async ({ input: { record } }) => memory.openPress(place(record)) !== null,
    ),
    previewCancellation: fromPromise<CancellationPreview, RefundAsked>(async ({ input, signal }) => {
      const body = { cancellationReason: input.cancellationReason, paxes: paxesOf(input) };
      return (await callServer(previewCancellation, { headers: { lang }, body }, signal)).body;
    }),
    cancelPolicy: fromPromise<ChangeAnswer, PolicyToCancel>(async ({ input }) => {
      const { record, revision, shownRefund, cancellationReason, provinceOfResidence, note } = input;
      const same = JSON.stringify(input);
      const before = memory.openPress(place(record));
      const changeId = before?.sent === same ? before.id : newId();
      memory.rememberPress(place(record), { id: changeId, sent: same });
      try {
        const { body } = await callServer(cancelPolicy, {
          headers: {
            lang,
            'if-match': `"${revision}"`,
            'idempotency-key': changeId,
            'shown-refund': String(shownRefund),
          },
          body: {
            cancellationReason,
            tripInformation: { provinceOfResidence },
            paxes: paxesOf(input),
            ...(note !== null && { note }),
          },
        });
        if (body.status === 'done') settle(record);
        return body;
      } catch (error) {
        if (nothingWasChanged(problemCodeOf(error))) settle(record);
        throw error;
      }
    }),
    readPolicyChange: fromPromise<ChangeAnswer | null, { record: string }>(
      async ({ input: { record }, signal }) => {
        const press = memory.openPress(place(record));
        if (press === null) return null;
        const answer = await readChange(callServer, press.id, signal);
        if (answer === null || answer.status === 'done') settle(record);
        return answer;
      },
    ),
  };
}
