import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { elementsBelow } from '#domain/texts/message.ts';

/** Categories of each plural of a message, exact numbers (`=0`) left out; ordinals are not plurals. */
export function pluralCategoriesOf(message: string): string[][] {
  return elementsBelow(parse(message)).flatMap((element) =>
    element.type === TYPE.plural && element.pluralType === 'cardinal'
      ? [Object.keys(element.options).filter((option) => !option.startsWith('='))]
      : [],
  );
}

/** Stands in a plain text for what is filled in later. */
export const filledIn = '\uFFFC';

/** The texts of a message as a person reads them: the whole one, and each branch of its choices. */
export function plainTextsOf(message: string): string[] {
  return plainTexts(parse(message));
}

function plainTexts(elements: readonly MessageFormatElement[]): string[] {
  const branches = elementsBelow(elements).flatMap((element) =>
    element.type === TYPE.select || element.type === TYPE.plural
      ? Object.values(element.options).map(({ value }) => plainOf(value))
      : [],
  );
  return [plainOf(elements), ...branches];
}

function plainOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      return element.type === TYPE.tag ? plainOf(element.children) : filledIn;
    })
    .join('');
}
