type Values = Readonly<Record<string, readonly unknown[]>>;
export type Combination<V extends Values> = { -readonly [Key in keyof V]: V[Key][number] };

/** A value of a field, by its place. */
type Part = readonly [field: string, at: number];
const pairOf = ([one, other]: readonly [Part, Part]) => JSON.stringify([one, other].toSorted());

/** Every two values of two different fields, as text. */
function pairsOf(values: Values): Set<string> {
  const parts = Object.entries(values).flatMap(([field, all]) => all.map((_, at): Part => [field, at]));
  return new Set(
    parts.flatMap((one) => parts.filter(([field]) => field > one[0]).map((other) => pairOf([one, other]))),
  );
}

/** Few combinations in which every two values of two different fields stand together once; the same ones each time. */
export function pairwise<V extends Values>(values: V): Combination<V>[] {
  const left = pairsOf(values);
  const found: Combination<V>[] = [];
  while (left.size > 0) {
    const [first] = left;
    const row = new Map<string, number>(JSON.parse(first ?? '[]') as Part[]);
    for (const [field, all] of Object.entries(values)) {
      if (row.has(field)) continue;
      const gain = (at: number) => [...row].filter((part) => left.has(pairOf([part, [field, at]]))).length;
      const best = all.reduce<number>((most, _, at) => (gain(at) > gain(most) ? at : most), 0);
      row.set(field, best);
    }
    const parts: Part[] = [...row];
    for (const one of parts) for (const other of parts) left.delete(pairOf([one, other]));
    found.push(
      Object.fromEntries(parts.map(([field, at]) => [field, values[field]?.[at]])) as Combination<V>,
    );
  }
  return found;
}
