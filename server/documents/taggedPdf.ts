import Pdf from 'pdfkit';
import { type Language, locales } from '#domain/locales.ts';
import { documentText } from './documentTexts.ts';
import { printed, replacement, type SetText, setText } from './runs.ts';
import { type Typeface, typefaces, type Weight } from './typefaces.ts';

const ink = '#1b2b28';
const quiet = '#5a6864';
const spruce = '#1f5546';
const margin = 56;
const labelWidth = 190;

/** How a piece of text is set; `gap` is the space below it in points. */
type Style = { tag: string; weight: Weight; size: number; colour: string; gap: number };

const styles = {
  overline: { tag: 'P', weight: 'regular', size: 10, colour: quiet, gap: 5 },
  title: { tag: 'H1', weight: 'bold', size: 22, colour: spruce, gap: 14 },
  heading: { tag: 'H2', weight: 'bold', size: 13, colour: ink, gap: 5 },
  label: { tag: 'Span', weight: 'regular', size: 10.5, colour: quiet, gap: 4 },
  value: { tag: 'Span', weight: 'regular', size: 10.5, colour: ink, gap: 4 },
  strong: { tag: 'Span', weight: 'bold', size: 10.5, colour: ink, gap: 4 },
  footer: { tag: 'P', weight: 'regular', size: 8.5, colour: quiet, gap: 0 },
} as const satisfies Record<string, Style>;

const aboveHeading = 12;
/** At least as wide as any letter of the other typefaces, so that room is never too small. */
const widest = 'W';

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
    font: '',
    info: { Title: title, Author: 'Portage' },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', resolve));
  const width = pdf.page.width - 2 * margin;
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  const [house] = typefaces();
  let isIncomplete = false;
  for (const { name, weights } of typefaces()) {
    for (const weight of ['regular', 'bold'] as const) {
      pdf.registerFont(
        `${name}-${weight}`,
        weights[weight] as unknown as Parameters<typeof pdf.registerFont>[1],
      );
    }
  }

  const dress = ({ weight, size, colour }: Style, { name }: Typeface = house) =>
    pdf.font(`${name}-${weight}`).fontSize(size).fillColor(colour);
  const heightOf = (style: Style, { runs }: SetText, wide: number) => {
    dress(style);
    const measured = runs.map(({ typeface, text }) =>
      typeface === house ? text : text.replaceAll(/[^ ]/g, widest),
    );
    return pdf.heightOfString(measured.join(''), { width: wide });
  };
  const makeRoom = (height: number) => {
    if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
  };
  const piece = (style: Style, text: string, set: SetText, left: number, top: number, wide: number) => {
    const actual = set.isIncomplete ? { actual: printed(text) } : {};
    isIncomplete ||= set.isIncomplete;
    const { ascent, unitsPerEm } = house.weights[style.weight];
    const baseline = (-ascent / unitsPerEm) * style.size;
    return pdf.struct(style.tag, actual, () => {
      pdf.x = left;
      pdf.y = top;
      set.runs.forEach((run, at) => {
        const continued = at < set.runs.length - 1;
        dress(style, run.typeface).text(run.text, { width: wide, baseline, continued });
      });
    });
  };
  const block = (style: Style, text: string) => {
    const set = setText(text);
    const height = heightOf(style, set, width);
    makeRoom(height);
    const top = pdf.y;
    root.add(piece(style, text, set, margin, top, width));
    pdf.y = top + height + style.gap;
  };
  const atBottom = (text: string) => {
    const height = heightOf(styles.footer, setText(text), width);
    makeRoom(aboveHeading + height);
    pdf.y = pdf.page.height - margin - height - 1;
    block(styles.footer, text);
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
      const [labelSet, valueSet] = [setText(label), setText(value)];
      const height = Math.max(
        heightOf(labelStyle, labelSet, labelWidth),
        heightOf(valueStyle, valueSet, valueWidth),
      );
      makeRoom(height);
      const top = pdf.y;
      root.add(
        pdf.struct('P', {}, [
          piece(labelStyle, label, labelSet, margin, top, labelWidth),
          piece(valueStyle, value, valueSet, margin + labelWidth, top, valueWidth),
        ]),
      );
      pdf.y = top + height + valueStyle.gap;
    },
    async bytes() {
      if (isIncomplete) {
        pdf.y += aboveHeading;
        block(styles.footer, documentText(language, 'document.replaced', { replacement }));
      }
      if (footer !== null) atBottom(footer);
      root.end();
      pdf.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}
