import type { Rule } from '../support/rule.ts';

const mostLines = 350;
const emptyNames = /^(utils?|helpers?|common|misc|shared|lib|tools|stuff)$/i;

/** Written by a program, and as long as what it is written from. */
const generated = 'domain/texts/textValues.ts';

/** A file of more lines holds more than one subject. */
export const fileLength: Rule = ({ path, source }) => {
  if (path === generated) return [];
  const lines = source.trimEnd().split('\n').length;
  return lines > mostLines ? [{ at: 0, message: `has ${lines} lines, more than ${mostLines}` }] : [];
};

/** Files and folders are named after their subject. */
export const tellingNames: Rule = ({ path }) =>
  path
    .split('/')
    .map((part) => part.replace(/\..*$/, ''))
    .filter((part) => emptyNames.test(part))
    .map((part) => ({ at: 0, message: `"${part}" names no subject` }));
