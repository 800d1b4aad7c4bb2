import type { Language } from '#domain/locales.ts';
import { documentText } from './documentTexts.ts';
import { createLetters, type Letters, type Style } from './letters.ts';
import { type Letterhead, printLetterhead } from './letterhead.ts';
import { pageBreaks, type Piece } from './pageBreaks.ts';
import { houseLook, type Look } from './looks.ts';
import { replacement } from './runs.ts';

const ink = '#1b2b28';
const quiet = '#5a6864';
const line = '#d5dbd7';
const margin = 56;
const labelWidth = 190;
const padding = 12;
const columnGap = 12;

const stylesOf = ({ brand }: Look) =>
  ({
    overline: { tag: 'P', weight: 'regular', size: 10, colour: quiet, gap: 5 },
    title: { tag: 'H1', weight: 'bold', size: 21, colour: brand, gap: 10 },
    heading: { tag: 'H2', weight: 'bold', size: 13, colour: brand, gap: 5 },
    subheading: { tag: 'H3', weight: 'bold', size: 11, colour: ink, gap: 3 },
    paragraph: { tag: 'P', weight: 'regular', size: 10, colour: ink, gap: 5 },
    label: { tag: 'Span', weight: 'regular', size: 10, colour: quiet, gap: 3.5 },
    value: { tag: 'Span', weight: 'regular', size: 10, colour: ink, gap: 3.5 },
    strong: { tag: 'Span', weight: 'bold', size: 10, colour: ink, gap: 4 },
    columnHeading: { tag: 'TH', weight: 'bold', size: 9.5, colour: quiet, gap: 4 },
    rowHeading: { tag: 'TH', weight: 'regular', size: 10, colour: ink, gap: 4 },
    cell: { tag: 'TD', weight: 'regular', size: 10, colour: ink, gap: 4 },
    panelTitle: { tag: 'P', weight: 'bold', size: 11.5, colour: brand, gap: 3 },
    footer: { tag: 'P', weight: 'regular', size: 8.5, colour: quiet, gap: 0 },
  }) as const satisfies Record<string, Style>;

const aboveHeading = 10;
/** How far below the text the number of the page stands. */
const belowText = 14;

/** How much of the width the labels of rows have, for tables that stand below them. */
export const labelShare = (labelWidth - columnGap) / (612 - 2 * margin - columnGap);

/** A column of a table; `share` of the width, and numbers stand to the right. */
export type Column = { label: string; share: number; align?: 'left' | 'right' };

/** A piece that is written once it is known on which page it stands, from `top` on. */
type Drawn = Piece & { draw(top: number): void };

/** A document whose structure assistive technology can read; no paragraph and no row is split over two pages. */
export type TaggedPdf = {
  /** Who the document is from, in its colours, across the top of the page. */
  letterhead(head: Omit<Letterhead, 'look'>): void;
  /** A small line above the title. */
  overline(text: string): void;
  title(text: string): void;
  heading(text: string): void;
  subheading(text: string): void;
  paragraph(text: string): void;
  points(texts: readonly string[]): void;
  /** A label with its value; `strong` for totals. */
  row(label: string, value: string, strong?: boolean): void;
  /** The first cell of a row names it; the last row of a table with `isTotalled` is its total. */
  table(
    columns: readonly Column[],
    rows: readonly (readonly string[])[],
    options?: { isTotalled?: boolean },
  ): void;
  /** What must be found at a glance. */
  panel(title: string, texts: readonly string[]): void;
  /** Begins a page, unless nothing stands on this one. */
  newPage(): void;
  bytes(): Promise<Uint8Array>;
};

/**
 * Begins a tagged PDF in a language; `title` is what a reader shows in its window.
 * @param footer stands at the bottom of the last page
 */
export function createTaggedPdf(
  language: Language,
  title: string,
  footer: string | null,
  look: Look = houseLook,
): TaggedPdf {
  const letters = createLetters(language, title, margin);
  const { pdf, heightOf, element, artifact } = letters;
  const styles = stylesOf(look);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', resolve));
  const width = pdf.page.width - 2 * margin;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  /** Where the page begins, below its letterhead. */
  let pageTop = margin;

  const begin = () => {
    pdf.addPage();
    pageTop = margin;
  };
  /** What is to stand on the next pages. */
  let pieces: Drawn[] = [];
  const place = () => {
    const next = pieces[0]?.height ?? 0;
    if (pdf.y > pageTop && pdf.y + next > pdf.page.height - margin) begin();
    const room = pdf.page.height - 2 * margin;
    const breaks = pageBreaks(pieces, { first: pdf.page.height - margin - pdf.y, others: room });
    pieces.forEach(({ above, height, draw }, at) => {
      const begins = at > 0 && breaks.includes(at);
      if (begins) begin();
      const top = pdf.y + (begins || pdf.y === pageTop ? 0 : above);
      draw(top);
      pdf.y = top + height;
    });
    pieces = [];
  };
  const block = (style: Style, text: string, more: Partial<Piece> = {}) => {
    const high = heightOf(style, text, width);
    pieces.push({
      above: 0,
      height: high + style.gap,
      ...more,
      draw: (top) => root.add(element(style, text, { left: margin, top, wide: width })),
    });
  };
  const headed = (style: Style, text: string) =>
    block(style, text, { above: aboveHeading, opens: true, staysWithNext: true });
  const underline = (top: number) =>
    artifact('Layout', () => {
      pdf
        .moveTo(margin, top)
        .lineTo(margin + width, top)
        .lineWidth(0.5)
        .stroke(line);
    });

  const tableRow = (
    table: ReturnType<typeof pdf.struct>,
    columns: readonly Column[],
    cells: readonly string[],
    kind: 'head' | 'ordinary' | 'total',
  ) => {
    const isHead = kind === 'head';
    const room = width - columnGap * (columns.length - 1);
    let left = margin;
    const cellsPlaced = columns.map(({ share, align = 'left' }, at) => {
      const wide = room * share;
      const cell = { left, wide, align };
      left += wide + columnGap;
      const style = isHead ? styles.columnHeading : at === 0 ? styles.rowHeading : styles.cell;
      const weight = kind === 'total' ? 'bold' : style.weight;
      return {
        ...cell,
        style: { ...style, weight } as const,
        text: cells[at] ?? '',
        scope: isHead ? ('Column' as const) : at === 0 ? ('Row' as const) : null,
      };
    });
    const height = Math.max(...cellsPlaced.map(({ style, text, wide }) => heightOf(style, text, wide)));
    pieces.push({
      above: 0,
      height: height + 8,
      staysWithNext: isHead,
      draw: (pieceTop) => {
        const top = pieceTop + 4;
        if (isHead) root.add(table);
        table.add(
          pdf.struct(
            'TR',
            {},
            cellsPlaced.map(({ style, text, scope, ...cell }) =>
              element(style, text, { ...cell, top }, scope ? { scope } : {}),
            ),
          ),
        );
        underline(top + height + 3);
      },
    });
  };

  /** Stands in the margin, above the number of the page, so that no page is begun for it alone. */
  const atBottom = (text: string) => {
    const top = pdf.page.height - margin + belowText - heightOf(styles.footer, text, width) - 1;
    pdf.page.margins.bottom = 0;
    root.add(element(styles.footer, text, { left: margin, top, wide: width }));
  };

  return {
    letterhead(head) {
      pdf.y = printLetterhead(letters, root, { ...head, look }, margin);
      pageTop = pdf.y;
    },
    overline: (text) => block(styles.overline, text),
    title: (text) => block(styles.title, text),
    heading: (text) => headed(styles.heading, text),
    subheading: (text) => headed(styles.subheading, text),
    paragraph: (text) => block(styles.paragraph, text),
    points(texts) {
      const list = pdf.struct('L');
      const wide = width - padding;
      const label = { ...styles.paragraph, tag: 'Lbl' };
      const body = { ...styles.paragraph, tag: 'LBody' };
      texts.forEach((text, at) => {
        const isLast = at === texts.length - 1;
        pieces.push({
          above: 0,
          height: heightOf(styles.paragraph, text, wide) + (isLast ? 5 : 3),
          draw: (top) => {
            if (at === 0) root.add(list);
            list.add(
              pdf.struct('LI', {}, [
                element(label, '•', { left: margin, top, wide: padding }),
                element(body, text, { left: margin + padding, top, wide }),
              ]),
            );
            if (isLast) list.end();
          },
        });
      });
    },
    row(label, value, strong = false) {
      const [labelStyle, valueStyle] = strong ? [styles.strong, styles.strong] : [styles.label, styles.value];
      const valueWidth = width - labelWidth;
      const height = Math.max(
        heightOf(labelStyle, label, labelWidth),
        heightOf(valueStyle, value, valueWidth),
      );
      pieces.push({
        above: 0,
        height: height + valueStyle.gap,
        draw: (top) =>
          root.add(
            pdf.struct('P', {}, [
              element(labelStyle, label, { left: margin, top, wide: labelWidth - columnGap }),
              element(valueStyle, value, { left: margin + labelWidth, top, wide: valueWidth }),
            ]),
          ),
      });
    },
    table(columns, rows, { isTotalled = false } = {}) {
      const table = pdf.struct('Table');
      tableRow(
        table,
        columns,
        columns.map(({ label }) => label),
        'head',
      );
      rows.forEach((cells, at) => {
        const isTotal = isTotalled && at === rows.length - 1;
        tableRow(table, columns, cells, isTotal ? 'total' : 'ordinary');
      });
      pieces.push({ above: 4, height: 0, draw: () => table.end() });
    },
    panel(panelTitle, texts) {
      const wide = width - 2 * padding;
      const parts = [
        { style: styles.panelTitle, text: panelTitle },
        ...texts.map((text) => ({ style: styles.paragraph, text })),
      ].map((part) => ({ ...part, height: heightOf(part.style, part.text, wide) }));
      const height = parts.reduce((sum, part) => sum + part.height + part.style.gap, 2 * padding - 5);
      const draw = (pieceTop: number) => {
        artifact('Layout', () => {
          pdf.rect(margin, pieceTop, width, height).fill(look.tint);
          pdf.rect(margin, pieceTop, 3, height).fill(look.mark);
        });
        let top = pieceTop + padding;
        for (const { style, text, height: high } of parts) {
          root.add(element(style, text, { left: margin + padding, top, wide }));
          top += high + style.gap;
        }
      };
      pieces.push({ above: 0, height: height + 8, draw });
    },
    newPage() {
      place();
      if (pdf.y > pageTop) begin();
    },
    async bytes() {
      place();
      if (letters.isIncomplete()) {
        const text = documentText(language, 'document.replaced', { replacement });
        block(styles.footer, text, { above: aboveHeading });
        place();
      }
      if (footer !== null) atBottom(footer);
      root.end();
      numberPages(letters, language, title, styles.footer);
      pdf.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}

/** Writes the title and the number of the page at the foot of each, where there are several. */
function numberPages(
  { pdf, artifact, bare }: Letters,
  language: Language,
  title: string,
  style: Style,
): void {
  const { start, count } = pdf.bufferedPageRange();
  if (count < 2) return;
  for (let at = start; at < start + count; at += 1) {
    pdf.switchToPage(at);
    pdf.page.margins.bottom = 0;
    const place = { top: pdf.page.height - margin + belowText, wide: (pdf.page.width - 2 * margin) / 2 };
    const number = documentText(language, 'document.page', { page: at - start + 1, pages: count });
    artifact('Pagination', () => {
      bare(style, title, { ...place, left: margin });
      bare(style, number, { ...place, left: margin + place.wide, align: 'right' });
    });
  }
}
