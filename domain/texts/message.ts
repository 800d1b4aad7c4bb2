import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What a person reads: text as it stands, or the syntax tree of an ICU message, so that no page needs the parser. */
export type Message = string | MessageFormatElement[];

const needsFormatting = /[{}<>'#]/;

/**
 * A text of a catalogue as pages take it.
 * @throws SyntaxError when it is no ICU message
 */
export function compileMessage(message: string): Message {
  const tree = parse(message, { captureLocation: false, requiresOtherClause: true });
  const [first, ...rest] = tree;
  if (!first) return '';
  if (rest.length === 0 && first.type === TYPE.literal && !needsFormatting.test(first.value))
    return first.value;
  return tree;
}

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

/** The elements of a message with those inside its choices and elements. */
export function elementsBelow(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...elementsBelow(element.children)];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => elementsBelow(value))];
  });
}
