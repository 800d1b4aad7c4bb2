import { plainTextsOf } from './message.ts';

type Rule = { wrong: RegExp; problem: string };

const both: readonly Rule[] = [
  { wrong: /\.\.\./, problem: 'three dots are written …' },
  { wrong: /^\s|\s$|[ ]{2}/, problem: 'a space too many' },
];

const ofFrench: readonly Rule[] = [
  { wrong: /'/, problem: 'the apostrophe is ’' },
  { wrong: /["“”]/, problem: 'quotation marks are « »' },
  { wrong: /(?<!\u00A0)»|«(?!\u00A0)/, problem: 'no-break spaces stand inside « »' },
  { wrong: /(?<!\u00A0):(?=\s|$)/, problem: 'a no-break space stands before the colon' },
  { wrong: /(?<!\u00A0)[%$]/, problem: 'a no-break space stands before % and $' },
  { wrong: /\d (?=\d|h\b)/, problem: 'no-break spaces stand inside a number and before h' },
  { wrong: /[\s\u00A0][?!;]/, problem: 'no space stands before ? ! ;' },
];

/** What is wrong with the typography of a message in its language. */
export function typographyProblems(message: string, language: 'en' | 'fr'): string[] {
  const rules = language === 'fr' ? [...both, ...ofFrench] : both;
  return rules
    .filter(({ wrong }) => plainTextsOf(message).some((text) => wrong.test(text)))
    .map(({ problem }) => `${language === 'fr' ? 'French' : 'English'}: ${problem}`);
}
