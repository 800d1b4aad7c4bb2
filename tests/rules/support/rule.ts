import { describe, expect, test } from 'vitest';
import { projectFiles } from './project.ts';
import { lineAt, parseFile, type SourceFile } from './sourceFile.ts';

/** What is wrong, and where in the file. */
export type Finding = { at: number; message: string };

/** A rule of the house over one file. */
export type Rule = (file: SourceFile) => Finding[];

/** A file that does not exist: its path and its text. */
export type Planted = readonly [path: string, source: string];

export type RuleExamples = {
  /** Each must be found; the key says what is planted. */
  refused: Record<string, Planted>;
  /** Each must pass, so that the rule does not refuse everything. */
  accepted: Record<string, Planted>;
};

/** Findings as `path:line message`. */
export function violationsOf(rule: Rule, file: SourceFile): string[] {
  return rule(file).map(({ at, message }) => `${file.path}:${lineAt(file, at)} ${message}`);
}

/** Tests that a rule finds what is planted, leaves alone what is right, and holds in the whole project. */
export function testRule(name: string, rule: Rule, { refused, accepted }: RuleExamples): void {
  describe(name, () => {
    test.each(Object.entries(refused))('finds %s', (_, [path, source]) => {
      expect(violationsOf(rule, parseFile(path, source))).not.toEqual([]);
    });
    test.each(Object.entries(accepted))('accepts %s', (_, [path, source]) => {
      expect(violationsOf(rule, parseFile(path, source))).toEqual([]);
    });
    test('holds in the whole project', () => {
      expectNone(projectFiles().flatMap((file) => violationsOf(rule, file)));
    });
  });
}

/** Fails with the violations themselves as its message. */
export function expectNone(violations: readonly string[]): void {
  expect(violations, violations.join('\n')).toEqual([]);
}
