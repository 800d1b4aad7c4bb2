import { fromPromise } from 'xstate';
import { type Delivery, readDeliveries } from '#domain/calls/policies/readDeliveries.ts';
import { resendConfirmation } from '#domain/calls/policies/resendConfirmation.ts';
import { locales } from '#domain/locales.ts';
import { confirmationResendMachine } from '#machines/confirmationResend/confirmationResend.machine.ts';
import type { ConfirmationToResend } from '#machines/confirmationResend/confirmationResend.types.ts';
import { policyPdfMachine } from '#machines/policyPdf/policyPdf.machine.ts';
import { newId } from '../../../ports/newId.ts';
import { pdfPort } from '../../pdfPort.ts';
import type { AreaParts } from '../areaParts.ts';

/**
 * Fills the ports of the deliveries of a policy; what is sent again because no answer came, or the page was loaded anew, is
 * one mail.
 */
export function policyDeliveriesPorts({ callServer, queries, memory, window }: AreaParts) {
  const lang = locales.en.header;
  return {
    readDeliveries: fromPromise<readonly Delivery[], { policyNumber: string }>(
      async ({ input: params, signal }) =>
        (await callServer(readDeliveries, { params, headers: { lang } }, signal)).body.deliveries,
    ),
    policyPdf: policyPdfMachine.provide({
      actors: { downloadPdf: pdfPort(callServer, queries, window) },
    }),
    confirmationResend: confirmationResendMachine.provide({
      actors: {
        resendConfirmation: fromPromise<void, ConfirmationToResend>(async ({ input, signal }) => {
          const { policyNumber, form, toOther } = input;
          const place = `resend ${policyNumber}`;
          const sent = JSON.stringify(input);
          const before = memory.openPress(place);
          const press = before?.sent === sent ? before : { id: newId(), sent };
          memory.rememberPress(place, press);
          const body = { policyNumber, email: form.email.trim(), language: form.language };
          const other = toOther ? ({ 'other-recipient': 'confirmed' } as const) : {};
          await callServer(
            resendConfirmation,
            { headers: { lang, 'mail-id': press.id, ...other }, body },
            signal,
          );
          memory.rememberPress(place, null);
        }),
      },
    }),
  };
}
