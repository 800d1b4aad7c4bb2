import { argumentsOf, compileMessage, type Message } from '#domain/texts/message.ts';

/** Why a label does not take the place of our text. */
export type Refusal = { key: string; reason: 'unknownKey' | 'empty' | 'noMessage' | 'otherArguments' };

/** [LN-014] The labels that take the place of our own texts, ready for pages, and those that cannot. */
export function takenLabels(
  labels: Readonly<Record<string, unknown>>,
  builtIn: Readonly<Record<string, string>>,
): { taken: Record<string, Message>; refused: Refusal[] } {
  const taken: Record<string, Message> = {};
  const refused: Refusal[] = [];
  for (const [key, label] of Object.entries(labels)) {
    const ours = Object.hasOwn(builtIn, key) ? builtIn[key] : undefined;
    const judged = ours === undefined ? 'unknownKey' : judge(label, ours);
    if (typeof judged === 'string') refused.push({ key, reason: judged });
    else taken[key] = judged.message;
  }
  return { taken, refused };
}

function judge(label: unknown, ours: string): { message: Message } | Refusal['reason'] {
  if (typeof label !== 'string' || label.trim() === '') return 'empty';
  try {
    if (argumentsOf(label).join() !== argumentsOf(ours).join()) return 'otherArguments';
    return { message: compileMessage(label) };
  } catch {
    return 'noMessage';
  }
}
