import { argumentsOf } from '#domain/texts/message.ts';
import { pluralCategoriesOf } from './message.ts';
import { typographyProblems } from './typography.ts';

/** A file of `locales/<tag>/`: texts by key. */
export type TextRoom = Record<string, unknown>;

/** Problems of one room in both languages, each as `key: problem`. */
export function problemsOfRoom(english: TextRoom, french: TextRoom): string[] {
  const onlyIn = (one: TextRoom, other: TextRoom, language: string) =>
    Object.keys(one)
      .filter((key) => !(key in other))
      .map((key) => `${key}: only in ${language}`);
  const shared = Object.keys(english).filter((key) => key in french);
  return [
    ...onlyIn(english, french, 'English'),
    ...onlyIn(french, english, 'French'),
    ...shared.flatMap((key) =>
      problemsOfPair(english[key], french[key]).map((problem) => `${key}: ${problem}`),
    ),
  ];
}

function problemsOfPair(english: unknown, french: unknown): string[] {
  if (!isText(english)) return ['the English text is empty or no text'];
  if (!isText(french)) return ['the French text is empty or no text'];
  try {
    return [
      ...differentArguments(argumentsOf(english), argumentsOf(french)),
      ...pluralCategoriesOf(french).flatMap(missingInFrench),
      ...typographyProblems(english, 'en'),
      ...typographyProblems(french, 'fr'),
    ];
  } catch (error) {
    return [`it is no ICU message (${error instanceof Error ? error.message : String(error)})`];
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function differentArguments(english: readonly string[], french: readonly string[]): string[] {
  const same = english.join() === french.join();
  return same ? [] : [`English asks for (${english.join(', ')}), French for (${french.join(', ')})`];
}

/** French counts by `one`, `many` (a million days is « un million de jours ») and `other`. */
function missingInFrench(categories: readonly string[]): string[] {
  if (!categories.includes('one')) return [];
  return ['many', 'other']
    .filter((category) => !categories.includes(category))
    .map((category) => `the French plural lacks "${category}"`);
}
