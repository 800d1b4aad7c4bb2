import { extractText } from 'unpdf';
import { readPolicyPdf } from '#domain/calls/policies/readPolicyPdf.ts';
import type { TestClient } from '../server/client.ts';

/** The text of a PDF with its white space evened out. */
export async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

/** What is printed of a policy that must be readable. */
export async function printedPolicy(client: TestClient, policyNumber: string, lang = 'EN'): Promise<string> {
  return textOf(
    (await client.body(readPolicyPdf, { params: { policyNumber }, headers: { lang } })) as Uint8Array,
  );
}
