import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What a message asks for: `count value`, `link tag`, `kind select(a|b)`. */
export function argumentsOf(message: string): string[] {
  const found = new Set<string>();
  for (const element of elementsBelow(parse(message))) {
    const described = describe(element);
    if (described) found.add(described);
  }
  return [...found].toSorted();
}

function describe(element: MessageFormatElement): string | null {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return null;
    case TYPE.select:
      return `${element.value} select(${Object.keys(element.options).toSorted().join('|')})`;
    case TYPE.tag:
      return `${element.value} tag`;
    case TYPE.date:
    case TYPE.time:
      return `${element.value} moment`;
    default:
      return `${element.value} value`;
  }
}

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

function elementsBelow(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...elementsBelow(element.children)];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => elementsBelow(value))];
  });
}
