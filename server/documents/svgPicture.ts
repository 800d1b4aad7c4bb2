import type Pdf from 'pdfkit';

type Shape = { kind: string; attributes: Readonly<Record<string, string>> };

/** A drawing of plain shapes, in the units of its view box. */
export type SvgPicture = { box: readonly [number, number, number, number]; shapes: readonly Shape[] };

const drawn = ['rect', 'circle', 'ellipse', 'path', 'polygon'];
const told = new Set([
  'd',
  'points',
  'x',
  'y',
  'width',
  'height',
  'rx',
  'ry',
  'cx',
  'cy',
  'r',
  'fill',
  'fill-rule',
]);

/** Reads a drawing; null for one that has more than filled shapes and could only be drawn wrongly. */
export function readSvg(source: string): SvgPicture | null {
  const elements = [
    ...source.replace(/<\?[^>]*>|<!--.*?-->/gs, '').matchAll(/<(\w+)((?:\s+[\w:-]+="[^"]*")*)\s*\/?>/g),
  ];
  const [root, ...rest] = elements.map(([, kind = '', text = '']) => ({
    kind,
    attributes: attributesOf(text),
  }));
  if (root?.kind !== 'svg') return null;
  const [left = 0, top = 0, width = 0, height = 0] = (root.attributes['viewBox'] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const known = rest.every(
    ({ kind, attributes }) =>
      drawn.includes(kind) &&
      Object.keys(attributes).every((name) => told.has(name)) &&
      /^#[\da-f]{3,6}$/i.test(attributes['fill'] ?? '#000'),
  );
  return known && width > 0 && height > 0 ? { box: [left, top, width, height], shapes: rest } : null;
}

/** Draws it into a square whose sides have `size` points, in the middle of it. */
export function drawSvg(
  pdf: InstanceType<typeof Pdf>,
  picture: SvgPicture,
  at: [number, number],
  size: number,
): void {
  const [left, top, width, height] = picture.box;
  const scale = size / Math.max(width, height);
  const [x, y] = at;
  pdf.save();
  pdf
    .translate(x + (size - width * scale) / 2, y + (size - height * scale) / 2)
    .scale(scale)
    .translate(-left, -top);
  for (const { kind, attributes } of picture.shapes) {
    outline(pdf, kind, attributes);
    pdf.fill(attributes['fill'] ?? '#000', attributes['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero');
  }
  pdf.restore();
}

function outline(
  pdf: InstanceType<typeof Pdf>,
  kind: string,
  attributes: Readonly<Record<string, string>>,
): void {
  const number = (name: string) => Number(attributes[name] ?? 0);
  if (kind === 'path') pdf.path(attributes['d'] ?? '');
  else if (kind === 'circle') pdf.circle(number('cx'), number('cy'), number('r'));
  else if (kind === 'ellipse') pdf.ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
  else if (kind === 'polygon') pdf.path(`M${attributes['points'] ?? ''}z`);
  else pdf.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
