import { describe, expect, test } from 'vitest';
import { cardFieldMachine } from '#machines/cardField/cardField.machine.ts';
import { drawPicture } from '#src/charts/drawPicture.ts';
import { layOut, type Box, type Picture, type PlacedShape } from '#src/charts/layout.ts';
import { type TextStyle, types, widthOf } from '#src/charts/typography.ts';
import { writeTable } from '#src/charts/writeTable.ts';
import { clerkChart } from '../support/tours/engine.charts.ts';
import { read, talkativeChart, wideChart } from './support.ts';

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;

/** Places that nothing else may cover: states without states inside, signs, and the texts of arrows. */
function solidBoxes({ shapes, edges }: Picture): Box[] {
  const leaves = shapes.filter(({ shape }) => shape.kind !== 'state' || shape.state.states.length === 0);
  return [...leaves, ...edges.flatMap(({ label }) => label ?? [])];
}

type DrawnText = Box & { text: string };

/** The texts of a drawing in their order, title and legend left out, each with the room that it takes. */
function drawnTexts(svg: string): DrawnText[] {
  const found = svg.matchAll(
    /<text class="(event|guard|action|title|tag)" x="([^"]*)" y="([^"]*)">([^<]*)</g,
  );
  return [...found].map(([, style, x, baseline, text = '']) => {
    const height = types[style as TextStyle].size;
    const width = widthOf(text, style as TextStyle);
    return { text, x: Number(x), y: Number(baseline) - height, width, height: height + 2 };
  });
}

/** What is written in a state; what stands alone in a sign is not. */
function linesOf({ shape }: PlacedShape): string[] {
  return shape.kind === 'state' && shape.state.kind !== 'history'
    ? shape.block.lines.map(({ text }) => text)
    : [];
}

function isIn(inner: PlacedShape, outer: PlacedShape): boolean {
  if (inner === outer || outer.shape.kind !== 'state') return false;
  return inner.id.startsWith(`${outer.id}.`) || inner.id.startsWith(`${outer.id}/`);
}

describe.each([
  ['a nested, parallel chart', clerkChart],
  ['a chart that says much about a small state', talkativeChart],
  ['the card field', cardFieldMachine],
  ['a chart of 25 states', wideChart],
] as const)('%s', (_, machine) => {
  const { tree, say } = read(machine);

  test('is drawn without overlaps, all of it on the page', async () => {
    const picture = await layOut(tree, say);
    const boxes = solidBoxes(picture);
    const overlaps = boxes.flatMap((a, index) =>
      boxes.slice(index + 1).flatMap((b) => (overlap(a, b) ? [[a, b]] : [])),
    );
    expect(overlaps).toEqual([]);
    const outside = boxes.filter(
      ({ x, y, width, height }) => x < 0 || y < 0 || x + width > picture.width || y + height > picture.height,
    );
    expect(outside).toEqual([]);
  });

  test('is drawn with every text inside its state, and on nothing that stands in there', async () => {
    const picture = await layOut(tree, say);
    const texts = drawnTexts(drawPicture({ picture, say, tag: 'en-CA', linkTo: () => null }));
    const owners = picture.shapes.flatMap((placed) => linesOf(placed).map((text) => ({ placed, text })));
    expect(owners.length).toBeGreaterThan(picture.shapes.length / 2);
    const out = owners.flatMap(({ placed, text }, index) => {
      const drawn = texts[index] as DrawnText;
      expect(drawn.text).toBe(text);
      const { x, y, width, height } = placed;
      const isInside =
        drawn.x >= x &&
        drawn.y >= y &&
        drawn.x + drawn.width <= x + width &&
        drawn.y + drawn.height <= y + height;
      const covered = picture.shapes.filter((other) => isIn(other, placed) && overlap(drawn, other));
      return isInside && covered.length === 0 ? [] : [text];
    });
    expect(out).toEqual([]);
  });

  test('is drawn the same each time', async () => {
    const draw = async () =>
      drawPicture({ picture: await layOut(tree, say), say, tag: 'en-CA', linkTo: () => null });
    expect(await draw()).toBe(await draw());
  });
});

describe('a picture', () => {
  const { tree, say } = read(clerkChart);
  const draw = async () =>
    drawPicture({
      picture: await layOut(tree, say),
      say,
      tag: 'en-CA',
      linkTo: (chart) => `${chart}.en.svg`,
    });

  test('shows states, events, guards, actions, ports and delays in words', async () => {
    const svg = await draw();
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
    for (const word of [
      'writing',
      'person continue',
      '[text is there]',
      '[otherwise]',
      '/ remember price',
      'watch desk',
      'After patience',
      'Done: price',
      'At once',
      'When all inside is done',
      'H',
    ]) {
      expect(texts).toContain(word);
    }
  });

  test('draws an arrow for every transition that leads somewhere and a dot for every first state', async () => {
    const svg = await draw();
    expect(svg.match(/class="line" data-transition="[^"]*\/start"/g)).toHaveLength(3);
    expect(svg.match(/class="dot"/g)).toHaveLength(3);
    expect(svg.match(/class="line"/g)).toHaveLength(3 + 14);
    expect(svg.match(/class="region"/g)).toHaveLength(2);
    expect(svg.match(/class="final"/g)).toHaveLength(3);
  });

  test('can be read by a screen reader, and leads to the picture of a child chart', async () => {
    const svg = await draw();
    expect(svg).toContain('role="img" lang="en-CA" aria-labelledby="title desc"');
    expect(svg).toContain('<title id="title">clerk</title>');
    expect(svg).toContain('<a href="helper.en.svg">');
  });

  test('escapes what words may hold', async () => {
    const svg = drawPicture({
      picture: await layOut(tree, say),
      say: { ...say, title: 'A <b> & "c"' },
      tag: 'en-CA',
      linkTo: () => null,
    });
    expect(svg).toContain('<title id="title">A &lt;b&gt; &amp; &quot;c&quot;</title>');
  });
});

test('a table has a row for every state and every transition', () => {
  const { tree, say } = read(clerkChart);
  const rows = writeTable(tree, say, 'clerk.en.svg')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(rows).toHaveLength(2 + 15 + 2 + 16);
  expect(rows).toContain('| – – – pricing |  | busy | price |  |  |  |');
  expect(rows).toContain('| pricing | Done: price |  | remember price | priced |');
  expect(rows).toContain('| open | desk ring | otherwise | polish desk | stays |');
});
