import { certainAssertions } from './shape/certainAssertions.ts';
import { noBarrels, noDefaultExports } from './shape/exports.ts';
import { fileLength, tellingNames } from './shape/files.ts';
import { noLeftovers } from './shape/leftovers.ts';
import { fewRequirements, shortJourneys } from './shape/tests.ts';
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

testRule('an assertion cannot be left out', certainAssertions, {
  refused: {
    'behind a value': [
      'tests/tours/a.tour.ts',
      `const hold = (at) => at.token && expect(at.token).toBe('1');`,
    ],
    'behind another value': [
      'tests/tours/a.tour.ts',
      `const hold = (at) => at.token ?? expect(at.price).toBe(1);`,
    ],
    'behind a choice': ['tests/domain/a.test.ts', `flag ? expect(a).toBe(1) : null;`],
    'behind a question': ['tests/server/a.test.ts', `if (row) expect(row.id).toBe(1);`],
    'in what else is done': ['tests/server/a.test.ts', `if (row) save(row); else expect(row).toBe(null);`],
    'in a list that may be missing': ['tests/ui/a.test.ts', `rows?.forEach((row) => expect(row).toBe(1));`],
    'of a helper': ['tests/journeys/a.test.ts', `if (open) await expectStep(page, 'PAYMENT', 'en');`],
    'of a poll': ['tests/ui/a.test.ts', `if (open) await expect.poll(() => a).toBe(1);`],
    'after an early return': [
      'tests/tours/a.tour.ts',
      `() => { if (!token) return; expect(token).toBe('1'); };`,
    ],
    'after the rest of a turn': [
      'tests/ui/a.test.ts',
      `for (const a of b) { if (a) continue; expect(a).toBe(1); }`,
    ],
    'in what is caught': [
      'tests/server/a.test.ts',
      `try { act(); } catch (error) { expect(error).toBe(1); }`,
    ],
    'in a case': ['tests/server/a.test.ts', `switch (a) { case 1: expect(a).toBe(1); }`],
  },
  accepted: {
    'in a loop': ['tests/domain/a.test.ts', `for (const a of all.filter(isOpen)) expect(a).toBe(1);`],
    'after a condition that throws': [
      'tests/server/a.test.ts',
      `if (!a) throw new Error('a'); expect(a).toBe(1);`,
    ],
    'of a chosen value': ['tests/domain/a.test.ts', `expect(a ? 1 : 2).toBe(b?.c ?? 1);`],
    'in the code of the engine': ['tests/support/a.ts', `if (check) expect(check()).toBe(1);`],
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

const ids = (count: number) => Array.from({ length: count }, (_, at) => `[QQ-00${at}]`).join(' ');
const long = (lines: number) => `test('a', async () => {\n${'act();\n'.repeat(lines - 2)}});`;

testRule('a test proves few requirements', fewRequirements, {
  refused: {
    'five requirements': ['tests/domain/a.test.ts', `test('${ids(5)} a', () => {});`],
    'five of each row': ['tests/domain/a.test.ts', `test.each([1])('${ids(5)} %i', () => {});`],
  },
  accepted: { 'four requirements': ['tests/domain/a.test.ts', `test('${ids(4)} a', () => {});`] },
});

testRule('a journey is short', shortJourneys, {
  refused: { 'a journey of 41 lines': ['tests/journeys/a.test.ts', long(41)] },
  accepted: {
    'a journey of 40 lines': ['tests/journeys/a.test.ts', long(40)],
    'another test of 41 lines': ['tests/server/a.test.ts', long(41)],
  },
});
