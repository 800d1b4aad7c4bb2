import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where it is asked where a page is. */
    servedPages: string;
  }
}

/** The pages that are built once for all tests of a run: the gallery of the kit, and that of the charts' views. */
export type PageName = 'kit' | 'views';

/** Where a page is served that all tests of a run share; it is built when the first test asks. */
export async function originOf(name: PageName): Promise<string> {
  const response = await fetch(`${inject('servedPages')}/${name}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
