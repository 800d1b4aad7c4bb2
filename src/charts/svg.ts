import { types, type TextStyle } from './typography.ts';

const ink = '#1d2a28';
const quiet = '#4c5a56';
const spruce = '#1c5f4f';
const paper = '#faf7f1';

const texts = (Object.keys(types) as TextStyle[])
  .map((style) => {
    const { size, bold, italic } = types[style];
    return `.${style}{font-size:${size}px${bold ? ';font-weight:600' : ''}${italic ? ';font-style:italic' : ''}}`;
  })
  .join('');

/** House colours: ink and spruce on warm white. */
export const pictureStyle = [
  `text{font-family:'Source Sans 3 Variable','Source Sans 3','Segoe UI','Helvetica Neue',Arial,sans-serif;fill:${ink};stroke:${paper};stroke-width:3px;stroke-linejoin:round;paint-order:stroke}`,
  texts,
  `.heading{font-size:19px;font-weight:600}`,
  `.tag{fill:${spruce}}.event{fill:${ink}}.guard,.action{fill:${quiet}}a .action{fill:${spruce};text-decoration:underline}`,
  `.page{fill:${paper}}.ground{fill:${paper}}`,
  `.state{fill:#fff;stroke:#8fa39b;stroke-width:1.2}.final{fill:none;stroke:#8fa39b}`,
  `.state~text{stroke:none}.compound{fill:${spruce};fill-opacity:.035;stroke:${spruce};stroke-opacity:.45;stroke-width:1.2}`,
  `.region{fill:none;stroke:${spruce};stroke-opacity:.5;stroke-dasharray:5 4}`,
  `.rule{stroke:${spruce};stroke-opacity:.25;fill:none}`,
  `.anywhere{fill:${paper};stroke:${spruce};stroke-dasharray:2 3}`,
  `.line{fill:none;stroke:${spruce};stroke-width:1.3}marker path{fill:${spruce}}`,
  `.dot{fill:${ink}}.history circle{fill:#fff;stroke:${spruce}}`,
  `.ring,.sign{fill:none;stroke:${spruce};stroke-width:1.3}.bullet{fill:${spruce}}`,
].join('');

export function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

export function attribute(name: string, value: string): string {
  return value ? ` ${name}="${escape(value)}"` : '';
}
