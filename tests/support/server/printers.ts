import { createPrinter, type Printer } from '#server/documents/printer.ts';

/** One for all servers of this process: a thread that loads its typefaces costs more than the rest of a server's start. */
const printers = createPrinter();

/** Prints as the product does, for tests that read documents. */
export const realPrinter: Printer = {
  policyPdf: printers.policyPdf,
  quotePdf: printers.quotePdf,
  planPdf: printers.planPdf,
  close: async () => undefined,
};

/** Gives a text in place of the document, whose typesetting takes longer than a purchase; no reader of PDFs takes it. */
export const quickPrinter: Printer = {
  policyPdf: async ({ record }) => Buffer.from(`The document of ${record.policyNumber}`),
  planPdf: async ({ plan, kind }) => Buffer.from(`The ${kind} of ${plan.code}`),
  quotePdf: async ({ quoteNumber }) => Buffer.from(`The document of ${quoteNumber}`),
  close: async () => undefined,
};
