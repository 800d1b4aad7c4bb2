import { noBarrels, noDefaultExports } from './shape/exports.ts';
import { fileLength, tellingNames } from './shape/files.ts';
import { noLeftovers } from './shape/leftovers.ts';
import { testRule } from './support/rule.ts';
import { noHardText } from './texts/noHardText.ts';

testRule('nothing is exported by default', noDefaultExports, {
  refused: {
    'a default export': ['domain/a.ts', `export default function a() {}`],
    'a default export by name': ['domain/a.ts', `const a = 1; export { a as default };`],
  },
  accepted: {
    'a named export': ['domain/a.ts', `export const a = 1;`],
    'what a tool reads': ['vite.config.ts', `export default {};`],
  },
});

testRule('nothing is passed on', noBarrels, {
  refused: {
    'everything of another file': ['domain/a.ts', `export * from './b.ts';`],
    'a name of another file': ['domain/a.ts', `export { b } from './b.ts';`],
    'an imported name': ['domain/a.ts', `import { b } from './b.ts'; export { b };`],
    'an index': ['domain/index.ts', `export const a = 1;`],
  },
  accepted: { 'own names': ['domain/a.ts', `import { b } from './b.ts'; const a = b; export { a };`] },
});

testRule('a file has one subject', fileLength, {
  refused: { 'a long file': ['domain/a.ts', 'export const a = 1;\n'.repeat(351)] },
  accepted: { 'a file at the limit': ['domain/a.ts', '// a\n'.repeat(350)] },
});

testRule('files are named after their subject', tellingNames, {
  refused: {
    'a drawer': ['domain/utils.ts', ''],
    'a drawer with an ending': ['domain/helpers.test.ts', ''],
    'a folder that is one': ['src/common/money.ts', ''],
  },
  accepted: { 'a subject': ['domain/money.ts', ''] },
});

testRule('nothing unfinished stays', noLeftovers, {
  refused: {
    'a note to oneself': ['domain/a.ts', `// ${['TO', 'DO'].join('')}: later\nexport const a = 1;`],
    'a silenced compiler': ['domain/a.ts', `// @ts-${'ignore'}\nexport const a = 1;`],
    'a test left out': ['tests/a.test.ts', `test.skip('a', () => {});`],
    'a test alone': ['tests/a.test.ts', `describe.only('a', () => {});`],
    'a wait without reason': ['tests/journeys/a.test.ts', `await page.waitForTimeout(500);`],
  },
  accepted: {
    'an ordinary test': ['tests/a.test.ts', `test('a', () => {});`],
    'a member of the same name': ['tests/a.test.ts', `list.skip(1);`],
  },
});

testRule('no view holds a text', noHardText, {
  refused: {
    'a text between tags': ['src/ui/a/A.tsx', `export const A = () => <p>Welcome</p>;`],
    'a text in braces': ['src/ui/a/A.tsx', `export const A = () => <p>{'Welcome'}</p>;`],
    'a chosen text': ['src/ui/a/A.tsx', `export const A = () => <p>{ready ? 'Ready' : null}</p>;`],
    'a text around a value': ['src/ui/a/A.tsx', 'export const A = () => <p>{`${n} days`}</p>;'],
    'a name for assistive technology': ['src/ui/a/A.tsx', `export const A = () => <i aria-label="Close" />;`],
    'an example in a field': ['src/ui/a/A.tsx', `export const A = () => <input placeholder={'Toronto'} />;`],
  },
  accepted: {
    'a translated text': [
      'src/ui/a/A.tsx',
      `export const A = () => <p title={text('a')}>{text('title')} – 1</p>;`,
    ],
    'a key in a property': ['src/ui/a/A.tsx', `export const A = () => <Wordmark label="house" />;`],
    'an attribute that nobody reads': [
      'src/ui/a/A.tsx',
      `export const A = () => <input type="text" name="city" />;`,
    ],
  },
});
