import { policyPdfMachine } from '#machines/policyPdf/policyPdf.machine.ts';
import { pdfPort } from '../pdfPort.ts';
import type { StepParts } from './stepParts.ts';

/** The chart that downloads a policy, with its port filled. */
export function connectPolicyPdf({ callServer, queries, window }: StepParts): typeof policyPdfMachine {
  return policyPdfMachine.provide({ actors: { downloadPdf: pdfPort(callServer, queries, window) } });
}
