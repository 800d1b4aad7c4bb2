import { getDocumentProxy } from 'unpdf';

type Node = { role?: string; children?: Node[]; type?: string; id?: string };

/** What assistive technology is told of a PDF. */
export type PdfTags = {
  title: unknown;
  language: unknown;
  isMarked: boolean;
  pages: number;
  /** Roles of the structure in the order in which they are read. */
  roles: string[];
  /** Roles of what directly holds a header cell, and of what directly holds a cell. */
  parentsOfCells: string[];
  /** Text that belongs neither to the structure nor to what is told to nobody. */
  untagged: string[];
  /** Text that is told to nobody, such as the number of a page. */
  artifacts: string[];
  metadata: string;
};

/** Reads the structure of a PDF as a reader does. */
export async function tagsOf(bytes: Uint8Array): Promise<PdfTags> {
  const document = await getDocumentProxy(bytes.slice());
  const { info, metadata } = await document.getMetadata();
  const facts = info as Record<string, unknown>;
  const seen = {
    roles: [] as string[],
    parentsOfCells: [] as string[],
    untagged: [] as string[],
    artifacts: [] as string[],
  };
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at);
    walk((await page.getStructTree()) as Node, null, seen);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const open: string[] = [];
    for (const item of items) {
      if ('str' in item) {
        if (item.str.trim() === '') continue;
        if (open.includes('Artifact')) seen.artifacts.push(item.str);
        else if (!open.includes('content')) seen.untagged.push(item.str);
      } else if (item.type === 'endMarkedContent') open.pop();
      else
        open.push((item as { tag?: string }).tag === 'Artifact' ? 'Artifact' : item.id ? 'content' : 'other');
    }
  }
  return {
    ...seen,
    title: facts['Title'],
    language: facts['Language'],
    isMarked: (await document.getMarkInfo())?.Marked === true,
    pages: document.numPages,
    metadata: metadata?.getRaw() ?? '',
  };
}

function walk(
  node: Node | null,
  parent: string | null,
  seen: Pick<PdfTags, 'roles' | 'parentsOfCells'>,
): void {
  if (!node) return;
  if (node.role && node.role !== 'Root') seen.roles.push(node.role);
  if (node.role === 'TH' || node.role === 'TD') seen.parentsOfCells.push(parent ?? '');
  for (const child of node.children ?? []) walk(child, node.role ?? null, seen);
}

/** Levels of the headings in their order, such as 1, 2, 2. */
export function headingLevels(roles: readonly string[]): number[] {
  return roles.filter((role) => /^H\d$/.test(role)).map((role) => Number(role.slice(1)));
}
