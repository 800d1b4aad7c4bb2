import PDFDocument from 'pdfkit';
import { type Language, locales } from '#domain/locales.ts';

const ink = '#1b2b28';
const quiet = '#5a6864';
const spruce = '#1f5546';
const margin = 56;
const labelWidth = 190;

/** A one-column document whose structure assistive technology can read. */
export type TaggedPdf = {
  /** A small line above the title. */
  overline(text: string): void;
  title(text: string): void;
  heading(text: string): void;
  paragraph(text: string): void;
  /** A label with its value; `strong` for totals. */
  row(label: string, value: string, strong?: boolean): void;
  bytes(): Promise<Uint8Array>;
};

/** Begins a tagged PDF in a language; `title` is what a reader shows in its window. */
export function createTaggedPdf(language: Language, title: string, footer: string): TaggedPdf {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    lang: locales[language].tag,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: 'Portage' },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', resolve));
  const width = pdf.page.width - 2 * margin;
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  const block = (tag: string, font: string, size: number, colour: string, text: string, gap: number) => {
    root.add(
      pdf.struct(tag, {}, () => {
        pdf.font(font).fontSize(size).fillColor(colour).text(text, margin, pdf.y, { width });
      }),
    );
    pdf.moveDown(gap);
  };

  return {
    overline: (text) => block('P', 'Helvetica', 10, quiet, text, 0.4),
    title: (text) => block('H1', 'Helvetica-Bold', 22, spruce, text, 0.6),
    heading: (text) => {
      pdf.moveDown(0.6);
      block('H2', 'Helvetica-Bold', 13, ink, text, 0.3);
    },
    paragraph: (text) => block('P', 'Helvetica', 10.5, ink, text, 0.5),
    row: (label, value, strong = false) => {
      const top = pdf.y;
      root.add(
        pdf.struct('P', {}, [
          pdf.struct('Span', {}, () => {
            pdf
              .font(strong ? 'Helvetica-Bold' : 'Helvetica')
              .fontSize(10.5)
              .fillColor(strong ? ink : quiet);
            pdf.text(label, margin, top, { width: labelWidth });
          }),
          pdf.struct('Span', {}, () => {
            pdf
              .font(strong ? 'Helvetica-Bold' : 'Helvetica')
              .fontSize(10.5)
              .fillColor(ink);
            pdf.text(value, margin + labelWidth, top, { width: width - labelWidth });
          }),
        ]),
      );
      pdf.moveDown(0.25);
    },
    async bytes() {
      root.add(
        pdf.struct('P', {}, () => {
          pdf.font('Helvetica').fontSize(8.5).fillColor(quiet);
          pdf.text(footer, margin, Math.max(pdf.y + 16, pdf.page.height - margin - 40), { width });
        }),
      );
      root.end();
      pdf.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}
