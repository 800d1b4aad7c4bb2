import type { PlanDocumentKind } from '#domain/calls/catalogue/readPlanDocument.ts';
import type { PlanContent } from '#domain/calls/shapes/productConfiguration.ts';
import type { PlanPaper } from '../documents/planPdf.ts';
import type { Printer } from '../documents/printer.ts';
import type { PrintedPlan } from '../editions/planEdition.ts';

/** The text of the link to a document, which is its title too; null when the plan has no such document. */
export function documentTitle({ pdfLink }: PlanContent, kind: PlanDocumentKind): string | null {
  const links = {
    policy: pdfLink.policyPdfLink,
    product: pdfLink.productPdfLink,
    'fact-sheet': pdfLink.factSheetPdfLink,
    'notice-of-rescission': pdfLink.noticeOfRecissionPdfLink,
    'cm-product': pdfLink.cmProductPdfLink,
  };
  return links[kind]?.text ?? null;
}

/** [PS-036] Prints the documents of plans, each once as long as that edition of the catalogue is in memory. */
export function keptPlanDocuments(printer: Pick<Printer, 'planPdf'>): Printer['planPdf'] {
  const kept = new WeakMap<PrintedPlan, Map<string, Promise<Uint8Array>>>();
  return (paper: PlanPaper) => {
    const documents = kept.get(paper.plan) ?? new Map<string, Promise<Uint8Array>>();
    kept.set(paper.plan, documents);
    const name = `${paper.kind} ${paper.language}`;
    const made = documents.get(name) ?? printer.planPdf(paper);
    documents.set(name, made);
    made.catch(() => documents.delete(name));
    return made;
  };
}
