import Pdf from 'pdfkit';
import { type Language, locales } from '#domain/locales.ts';

const ink = '#1b2b28';
const quiet = '#5a6864';
const spruce = '#1f5546';
const margin = 56;
const labelWidth = 190;

/** How a piece of text is set; `gap` is the space below it in points. */
type Style = { tag: string; font: 'Helvetica' | 'Helvetica-Bold'; size: number; colour: string; gap: number };

const styles = {
  overline: { tag: 'P', font: 'Helvetica', size: 10, colour: quiet, gap: 5 },
  title: { tag: 'H1', font: 'Helvetica-Bold', size: 22, colour: spruce, gap: 14 },
  heading: { tag: 'H2', font: 'Helvetica-Bold', size: 13, colour: ink, gap: 5 },
  label: { tag: 'Span', font: 'Helvetica', size: 10.5, colour: quiet, gap: 4 },
  value: { tag: 'Span', font: 'Helvetica', size: 10.5, colour: ink, gap: 4 },
  strong: { tag: 'Span', font: 'Helvetica-Bold', size: 10.5, colour: ink, gap: 4 },
  footer: { tag: 'P', font: 'Helvetica', size: 8.5, colour: quiet, gap: 0 },
} as const satisfies Record<string, Style>;

const aboveHeading = 12;

/** A one-column document whose structure assistive technology can read; nothing is split over two pages. */
export type TaggedPdf = {
  /** A small line above the title. */
  overline(text: string): void;
  title(text: string): void;
  heading(text: string): void;
  /** A label with its value; `strong` for totals. */
  row(label: string, value: string, strong?: boolean): void;
  bytes(): Promise<Uint8Array>;
};

/**
 * Begins a tagged PDF in a language; `title` is what a reader shows in its window.
 * @param footer stands at the bottom of the last page
 */
export function createTaggedPdf(language: Language, title: string, footer: string | null): TaggedPdf {
  const pdf = new Pdf({
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

  const dress = ({ font, size, colour }: Style) => pdf.font(font).fontSize(size).fillColor(colour);
  const heightOf = (style: Style, text: string, wide: number) => {
    dress(style);
    return pdf.heightOfString(text, { width: wide });
  };
  const makeRoom = (height: number) => {
    if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
  };
  const piece = (style: Style, text: string, left: number, top: number, wide: number) =>
    pdf.struct(style.tag, {}, () => {
      dress(style).text(text, left, top, { width: wide });
    });
  const block = (style: Style, text: string) => {
    const height = heightOf(style, text, width);
    makeRoom(height);
    const top = pdf.y;
    root.add(piece(style, text, margin, top, width));
    pdf.y = top + height + style.gap;
  };

  return {
    overline: (text) => block(styles.overline, text),
    title: (text) => block(styles.title, text),
    heading: (text) => {
      pdf.y += aboveHeading;
      makeRoom(5 * styles.heading.size);
      block(styles.heading, text);
    },
    row: (label, value, strong = false) => {
      const [labelStyle, valueStyle] = strong ? [styles.strong, styles.strong] : [styles.label, styles.value];
      const valueWidth = width - labelWidth;
      const height = Math.max(
        heightOf(labelStyle, label, labelWidth),
        heightOf(valueStyle, value, valueWidth),
      );
      makeRoom(height);
      const top = pdf.y;
      root.add(
        pdf.struct('P', {}, [
          piece(labelStyle, label, margin, top, labelWidth),
          piece(valueStyle, value, margin + labelWidth, top, valueWidth),
        ]),
      );
      pdf.y = top + height + valueStyle.gap;
    },
    async bytes() {
      if (footer !== null) {
        const height = heightOf(styles.footer, footer, width);
        makeRoom(aboveHeading + height);
        pdf.y = pdf.page.height - margin - height - 1;
        block(styles.footer, footer);
      }
      root.end();
      pdf.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}
