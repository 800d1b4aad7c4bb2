import type { Letters, Style } from './letters.ts';
import type { Look } from './looks.ts';
import { drawSvg, readSvg } from './svgPicture.ts';

/** Who a document is from. */
export type Letterhead = {
  /** Name of the organization. */
  name: string;
  /** What kind of document it is. */
  kind: string;
  logo: { bytes: Uint8Array; mediaType: string } | null;
  look: Look;
};

const height = 68;
const logoSize = 44;
const nameStyle: Style = { tag: 'P', weight: 'bold', size: 15, colour: '#ffffff', gap: 0 };
const kindStyle: Style = { tag: 'P', weight: 'regular', size: 10.5, colour: '#ffffff', gap: 0 };

/** Prints the head of a page and returns where the page begins below it. */
export function printLetterhead(
  letters: Letters,
  root: ReturnType<Letters['pdf']['struct']>,
  { name, kind, logo, look }: Letterhead,
  margin: number,
): number {
  const { pdf, artifact, element, heightOf } = letters;
  let left = margin;
  artifact('Layout', () => {
    pdf.rect(0, 0, pdf.page.width, height).fill(look.brand);
    pdf.rect(0, height, pdf.page.width, 3).fill(look.mark);
    if (logo && drawLogo(letters, logo, [margin, (height - logoSize) / 2])) left += logoSize + 14;
  });
  const kindWide = 170;
  const nameWide = pdf.page.width - margin - left - kindWide;
  const nameTop = (height - heightOf(nameStyle, name, nameWide)) / 2;
  const kindTop = (height - heightOf(kindStyle, kind, kindWide)) / 2;
  root.add(element(nameStyle, name, { left, top: nameTop, wide: nameWide }));
  root.add(
    element(kindStyle, kind, {
      left: pdf.page.width - margin - kindWide,
      top: kindTop,
      wide: kindWide,
      align: 'right',
    }),
  );
  return height + 22;
}

/** Whether the logo could be drawn: pictures of points, and drawings of plain shapes. */
function drawLogo(
  { pdf }: Letters,
  { bytes, mediaType }: NonNullable<Letterhead['logo']>,
  at: [number, number],
): boolean {
  if (mediaType === 'image/svg+xml') {
    const picture = readSvg(Buffer.from(bytes).toString('utf8'));
    if (picture === null) return false;
    drawSvg(pdf, picture, at, logoSize);
    return true;
  }
  if (mediaType !== 'image/png' && mediaType !== 'image/jpeg') return false;
  try {
    pdf.image(Buffer.from(bytes), ...at, { fit: [logoSize, logoSize], align: 'center', valign: 'center' });
    return true;
  } catch {
    return false;
  }
}
