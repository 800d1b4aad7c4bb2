import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { whiteLabels } from '#src/ui/tokens/whiteLabel.ts';

const css = ['tokens', 'labels'].map((file) => readFileSync(`src/ui/tokens/${file}.css`, 'utf8')).join('\n');

function tokensOf(label: string): Record<string, string> {
  const tokens: Record<string, string> = {};
  for (const [, selector, body = ''] of css.matchAll(/^(:root|\[data-label='\w+'\]) \{([^}]*)\}/gm)) {
    if (selector !== ':root' && selector !== `[data-label='${label}']`) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g))
      tokens[name] = value;
  }
  return tokens;
}

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const texts: [string, string][] = [
  ...['text', 'muted', 'link', 'danger'].flatMap((ink) =>
    ['page', 'surface', 'sunken'].map((ground): [string, string] => [ink, ground]),
  ),
  ['link', 'brand-tint'],
  ['brand', 'brand-tint'],
  ['muted', 'brand-tint'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-deep'],
  ['on-brand-muted', 'brand-deep'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ...['success', 'warning', 'danger', 'info'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-tint`],
    ['text', `${tone}-tint`],
  ]),
];

const edges: [string, string][] = [
  ['edge', 'page'],
  ['edge', 'surface'],
  ['edge', 'sunken'],
  ['accent-edge', 'page'],
  ['accent-edge', 'surface'],
  ['brand', 'surface'],
  ['brand', 'page'],
  ['focus', 'page'],
  ['focus', 'surface'],
  ['focus-halo', 'brand-deep'],
  ['focus-halo', 'brand'],
  ['mark', 'brand-deep'],
  ['mark', 'brand'],
];

describe.each(whiteLabels)('the colours of %s', (label) => {
  const tokens = tokensOf(label);
  const ratio = ([ink, ground]: [string, string]) => contrast(tokens[ink] ?? '', tokens[ground] ?? '');

  test('words stand out at least 4.5 to 1', () => {
    expect(
      texts.filter((pair) => !(ratio(pair) >= 4.5)).map((pair) => `${pair} ${ratio(pair).toFixed(2)}`),
    ).toEqual([]);
  });

  test('edges, marks and focus stand out at least 3 to 1', () => {
    expect(
      edges.filter((pair) => !(ratio(pair) >= 3)).map((pair) => `${pair} ${ratio(pair).toFixed(2)}`),
    ).toEqual([]);
  });
});
