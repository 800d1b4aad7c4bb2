/** Labels by the steps of their dotted keys; a label that others stand below has the empty key there. */
export type Labels<Text> = { [step: string]: Text | Labels<Text> };

const ownText = '';
const isNested = <Text>(found: Text | Labels<Text> | undefined): found is Labels<Text> =>
  typeof found === 'object' && found !== null && !Array.isArray(found);
const emptyLabels = <Text>(): Labels<Text> => Object.create(null) as Labels<Text>;

/** [LN-015] Labels that arrived flattened (`date.hint`), nested. */
export function unflattened<Text extends string | unknown[]>(
  flat: Readonly<Record<string, Text>>,
): Labels<Text> {
  const labels = emptyLabels<Text>();
  for (const [key, text] of Object.entries(flat)) {
    const steps = key.split('.');
    const last = steps.pop() ?? key;
    let at = labels;
    for (const step of steps) {
      const found = at[step];
      const below = isNested(found) ? found : emptyLabels<Text>();
      if (found !== undefined && found !== below) below[ownText] = found as Text;
      at[step] = below;
      at = below;
    }
    const found = at[last];
    if (isNested(found)) found[ownText] = text;
    else at[last] = text;
  }
  return labels;
}

/** The label of a dotted key, if there is one. */
export function labelAt<Text>(labels: Labels<Text>, key: string): Text | undefined {
  let found: Text | Labels<Text> | undefined = labels;
  for (const step of key.split('.')) {
    if (!isNested(found)) return undefined;
    found = found[step];
  }
  return isNested(found) ? (found[ownText] as Text | undefined) : found;
}
