import type { Block, PlacedLine, Sign } from './blocks.ts';
import type { Picture, PlacedEdge, PlacedShape, Point } from './layout.ts';
import { widthOf } from './typography.ts';
import { attribute, escape, pictureStyle } from './svg.ts';
import type { Speaker } from './words.ts';

export interface Drawing {
  readonly picture: Picture;
  readonly say: Speaker;
  /** language of the words, for the `lang` attribute */
  readonly tag: string;
  /** address of the picture of a child chart */
  readonly linkTo: (chart: string) => string | null;
}

const MARGIN = 24;

/** The chart as an SVG that stands alone: no script, no outer font, with title and description for screen readers. */
export function drawPicture({ picture, say, tag, linkTo }: Drawing): string {
  const width = Math.ceil(Math.max(picture.width + 2 * MARGIN, 520));
  const height = Math.ceil(picture.height + 2 * MARGIN + 40);
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" lang="${tag}" aria-labelledby="title desc">`,
    `<title id="title">${escape(say.title)}</title>`,
    `<desc id="desc">${escape(say.phrase('description', { chart: say.title }))}</desc>`,
    `<style>${pictureStyle}</style>`,
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 .5 7.5 4 0 7.5z"/></marker></defs>',
    `<rect class="page" width="${width}" height="${height}"/>`,
    `<text class="heading" x="${MARGIN}" y="32">${escape(say.title)}</text>`,
    `<g transform="translate(${MARGIN} ${MARGIN + 20})">`,
    ...picture.shapes.map((placed) => shapeOf(placed, say)),
    ...picture.edges.map(lineOf),
    ...picture.shapes.map((placed) => textOf(placed, linkTo)),
    ...picture.edges.map(labelOf),
    '</g>',
    legend(say, height - 14),
    '</svg>',
  ].join('\n')}\n`;
}

function shapeOf({ shape, x, y, width, height }: PlacedShape, say: Speaker): string {
  if (shape.kind === 'initial')
    return `<circle class="dot" cx="${n(x + width / 2)}" cy="${n(y + height / 2)}" r="6"/>`;
  if (shape.kind === 'anywhere') {
    return `<rect class="anywhere" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="12"/>`;
  }
  const { state, block, isRegion } = shape;
  if (isPage(shape)) return '';
  if (state.kind === 'history') {
    return `<g class="history"><title>${escape(say.state(state))}</title><circle cx="${n(x + 13)}" cy="${n(y + 13)}" r="13"/></g>`;
  }
  const box = (inset: number, className: string) =>
    `<rect class="${className}" x="${n(x + inset)}" y="${n(y + inset)}" width="${n(width - 2 * inset)}" height="${n(height - 2 * inset)}" rx="${8 - inset}"/>`;
  const isOuter = state.states.length > 0;
  const rule =
    isOuter && !isRegion ? `<path class="rule" d="M${n(x)} ${n(y + block.height + 16)}h${n(width)}"/>` : '';
  return (
    `<g${attribute('data-state', state.path)}>` +
    box(0, isRegion ? 'region' : isOuter ? 'compound' : 'state') +
    `${state.kind === 'final' ? box(4, 'final') : ''}${rule}</g>`
  );
}

function textOf({ shape, x, y, width }: PlacedShape, linkTo: Drawing['linkTo']): string {
  if (shape.kind === 'initial') return '';
  const centred = (text: string, className: string, baseline: number) =>
    `<text class="${className}" text-anchor="middle" x="${n(x + width / 2)}" y="${n(baseline)}">${escape(text)}</text>`;
  if (shape.kind === 'anywhere') return centred(shape.text, 'action', y + 16);
  if (shape.state.kind === 'history') return centred('H', 'event', y + 17);
  return written(shape.block, x + 16, y + 8, linkTo);
}

/** The outermost state of a chart is the page itself, unless it is parallel or alone. */
function isPage({ state }: Extract<PlacedShape['shape'], { kind: 'state' }>): boolean {
  return state.path === '' && state.states.length > 0;
}

function lineOf({ id, points }: PlacedEdge): string {
  return `<path class="line" data-transition="${escape(id)}" d="${rounded(points)}" marker-end="url(#arrow)"/>`;
}

function labelOf({ label }: PlacedEdge): string {
  if (!label) return '';
  const { x, y, width, height, block } = label;
  return (
    `<rect class="ground" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="3"/>` +
    written(block, x + 4, y + 2, () => null)
  );
}

function written(block: Block, x: number, y: number, linkTo: Drawing['linkTo']): string {
  return block.lines.map((line) => lineText(line, x, y, linkTo)).join('');
}

function lineText(line: PlacedLine, left: number, top: number, linkTo: Drawing['linkTo']): string {
  const { text, style, sign, indent, chart } = line;
  const [x, y] = [left + line.x, top + line.y];
  const address = chart && linkTo(chart);
  const words = `<text class="${style}" x="${n(x)}" y="${n(y)}">${escape(text)}</text>`;
  return (
    (sign ? signAt(sign, x - indent, y - 4) : '') +
    (address ? `<a href="${escape(address)}">${words}</a>` : words)
  );
}

/** What the signs inside a state mean, in one line. */
function legend(say: Speaker, baseline: number): string {
  const signs = [
    ['port', 'portsColumn'],
    ['entry', 'entryColumn'],
    ['exit', 'exitColumn'],
    ['stay', 'stayLegend'],
  ] as const;
  let x = MARGIN;
  return signs
    .map(([sign, key]) => {
      const text = say.phrase(key);
      const drawn = `${signAt(sign, x, baseline - 4)}<text class="tag" x="${n(x + 14)}" y="${n(baseline)}">${escape(text)}</text>`;
      x += 14 + widthOf(text, 'tag') + 18;
      return drawn;
    })
    .join('');
}

/** A ring for what runs, an arrow in for entry, an arrow out for leaving, a bullet for what happens without leaving. */
function signAt(sign: Sign, x: number, y: number): string {
  const at = `transform="translate(${n(x)} ${n(y)})"`;
  if (sign === 'port') return `<circle class="ring" ${at} cx="4" r="3.5"/>`;
  if (sign === 'stay') return `<circle class="bullet" ${at} cx="4" r="2"/>`;
  return `<path class="sign" ${at} d="${sign === 'entry' ? 'M0 0h7M4 -3 7 0 4 3M9 -4v8' : 'M2 0h7M6 -3 9 0 6 3M0 -4v8'}"/>`;
}

/** A line along the points with rounded corners. */
function rounded(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${n(point.x)} ${n(point.y)}`;
      if (!after) return `L${n(point.x)} ${n(point.y)}`;
      const start = towards(point, before, 6);
      const end = towards(point, after, 6);
      return `L${n(start.x)} ${n(start.y)}Q${n(point.x)} ${n(point.y)} ${n(end.x)} ${n(end.y)}`;
    })
    .join('');
}

function towards(from: Point, to: Point, most: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(most, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
