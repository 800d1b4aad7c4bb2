import type { Node } from 'oxc-parser';
import type { Finding, Rule } from '../support/rule.ts';
import { walk } from '../support/sourceFile.ts';

const letters = /\p{L}/u;
/** A property such as `label` may take the key of something instead of a text. */
const aKey = /^[a-z][A-Za-z0-9]*$/;
const readAttributes = [
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
  'description',
  'errorMessage',
];

/** What a person reads stands in `locales/`, never in a view. */
export const noHardText: Rule = (file) => {
  if (!file.path.endsWith('.tsx') || file.path.startsWith('tests/')) return [];
  const found: Finding[] = [];
  walk(file.program, (node) => {
    for (const text of shownBy(node)) {
      if (letters.test(text.value)) found.push({ at: text.at, message: `shows "${text.value.trim()}"` });
    }
  });
  return found;
};

function shownBy(node: Node): { value: string; at: number }[] {
  if (node.type === 'JSXText') return [{ value: node.value, at: node.start }];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return node.children.flatMap((child) =>
      child.type === 'JSXExpressionContainer' ? textsOf(child.expression) : [],
    );
  }
  if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier') return [];
  if (!readAttributes.includes(node.name.name) || !node.value) return [];
  const texts = textsOf(node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value);
  return node.name.name.startsWith('aria-') ? texts : texts.filter(({ value }) => !aKey.test(value));
}

/** Texts that an expression may give: a literal, a template, either side of a choice. */
function textsOf(node: Node): { value: string; at: number }[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ value: node.value, at: node.start }] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value, start }) => ({ value: value.cooked ?? '', at: start }));
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    default:
      return [];
  }
}
