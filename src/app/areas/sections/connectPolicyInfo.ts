import { policyCancellationMachine } from '#machines/policyCancellation/policyCancellation.machine.ts';
import { policyHistoryMachine } from '#machines/policyHistory/policyHistory.machine.ts';
import { policyInfoMachine } from '#machines/policyInfo/policyInfo.machine.ts';
import { policyRetryMachine } from '#machines/policyRetry/policyRetry.machine.ts';
import { policyPdfMachine } from '#machines/policyPdf/policyPdf.machine.ts';
import { pdfPort } from '../../pdfPort.ts';
import type { AreaParts } from '../areaParts.ts';
import { policyHistoryPort } from '../policyHistoryPort.ts';
import { retryPort } from '../retryPort.ts';
import { cancellationPorts } from './cancellationPorts.ts';

/** The rooms of texts that a policy is read with. */
export const policyInfoRooms = [
  'policyInfo',
  'policyCancellation',
  'policyHistory',
  'history',
  'confirmation',
  'quoteSummary',
  'tripDetails',
  'apply',
] as const;

/** The chart of a section in which a policy is read, with its ports. */
export function connectPolicyInfo({ callServer, queries, window, memory }: AreaParts) {
  return policyInfoMachine.provide({
    actors: {
      policyPdf: policyPdfMachine.provide({ actors: { downloadPdf: pdfPort(callServer, queries, window) } }),
      policyRetry: policyRetryMachine.provide({ actors: { retryPolicy: retryPort(callServer) } }),
      policyCancellation: policyCancellationMachine.provide({
        actors: cancellationPorts({ callServer, memory }),
      }),
      policyHistory: policyHistoryMachine.provide({ actors: { readHistory: policyHistoryPort(callServer) } }),
    },
  });
}
