/** Problems by field; null is a field that was judged and is right, an absent field was not judged yet. */
export type Judged<Key extends string, Problem extends string> = Readonly<
  Partial<Record<Key, Problem | null>>
>;

type Judge<Key, Problem> = (key: Key) => Problem | null;

/** The problems after the given fields were judged; the same object when nothing became different. */
export function withJudged<Key extends string, Problem extends string>(
  problems: Judged<Key, Problem>,
  keys: readonly Key[],
  judge: Judge<Key, Problem>,
): Judged<Key, Problem> {
  let next: Partial<Record<Key, Problem | null>> | null = null;
  for (const key of keys) {
    const problem = judge(key);
    if (problems[key] === problem) continue;
    next ??= { ...problems };
    next[key] = problem;
  }
  return next ?? problems;
}

/** Whether any judged field is wrong. */
export function hasProblems(problems: Judged<string, string>): boolean {
  for (const key in problems) if (problems[key] !== null) return true;
  return false;
}

/** The problems without fields that are gone. */
export function withoutFields<Key extends string, Problem extends string>(
  problems: Judged<Key, Problem>,
  gone: readonly Key[],
): Judged<Key, Problem> {
  const kept: Partial<Record<Key, Problem | null>> = { ...problems };
  for (const key of gone) delete kept[key];
  return kept;
}
