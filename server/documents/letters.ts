import Pdf from 'pdfkit';
import { type Language, locales } from '#domain/locales.ts';
import { printed, type SetText, setText } from './runs.ts';
import { type Typeface, typefaces, type Weight } from './typefaces.ts';

export type PdfFile = InstanceType<typeof Pdf>;
type Element = ReturnType<PdfFile['struct']>;

/** How a piece of text is set; `gap` is the space below it in points. */
export type Style = { tag: string; weight: Weight; size: number; colour: string; gap: number };

/** Where a piece of text stands, in points. */
export type Place = { left: number; top: number; wide: number; align?: 'left' | 'right' };

/** Sets text in the house's typefaces, tagged for assistive technology. */
export type Letters = {
  pdf: PdfFile;
  /** Height in points of a text in a column that is so wide. */
  heightOf(style: Style, text: string, wide: number): number;
  /** An element of the structure that sets the text once it is part of the document. */
  element(style: Style, text: string, place: Place, options?: { scope?: 'Row' | 'Column' }): Element;
  /** Draws or writes what no reader is told of. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void;
  /** Sets text within `artifact`. */
  bare(style: Style, text: string, place: Place): void;
  /** Whether a character was replaced that no typeface has. */
  isIncomplete(): boolean;
};

/** At least as wide as any letter of the other typefaces, so that room is never too small. */
const widest = 'W';

/** Begins a PDF/UA document of letter size; `title` is what a reader shows in its window. */
export function createLetters(language: Language, title: string, margin: number): Letters {
  const pdf = new Pdf({
    size: 'LETTER',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    lang: locales[language].tag,
    displayTitle: true,
    tagged: true,
    subset: 'PDF/UA' as 'PDF/A-1',
    bufferPages: true,
    pdfVersion: '1.7',
    font: '',
    info: { Title: title, Author: 'Portage' },
  });
  const [house] = typefaces();
  for (const { name, weights } of typefaces()) {
    for (const weight of ['regular', 'bold'] as const) {
      const font = weights[weight] as unknown as Parameters<typeof pdf.registerFont>[1];
      pdf.registerFont(`${name}-${weight}`, font);
    }
  }
  let isIncomplete = false;

  const dress = ({ weight, size, colour }: Style, { name }: Typeface = house) =>
    pdf.font(`${name}-${weight}`).fontSize(size).fillColor(colour);
  const set = (style: Style, { runs }: SetText, { left, top, wide, align = 'left' }: Place) => {
    const { ascent, unitsPerEm } = house.weights[style.weight];
    const baseline = (-ascent / unitsPerEm) * style.size;
    pdf.x = left;
    pdf.y = top;
    runs.forEach((run, at) => {
      const continued = at < runs.length - 1;
      dress(style, run.typeface).text(run.text, { width: wide, baseline, continued, align });
    });
  };

  return {
    pdf,
    heightOf(style, text, wide) {
      dress(style);
      const measured = setText(text).runs.map(({ typeface, text: part }) =>
        typeface === house ? part : part.replaceAll(/[^ ]/g, widest),
      );
      return pdf.heightOfString(measured.join(''), { width: wide });
    },
    element(style, text, place, options = {}) {
      const setting = setText(text);
      isIncomplete ||= setting.isIncomplete;
      const actual = setting.isIncomplete ? { actual: printed(text) } : {};
      return pdf.struct(style.tag, { ...options, ...actual }, () => set(style, setting, place));
    },
    artifact(type, draw) {
      pdf.markContent('Artifact', { type });
      draw();
      pdf.endMarkedContent();
    },
    bare: (style, text, place) => set(style, setText(text), place),
    isIncomplete: () => isIncomplete,
  };
}
