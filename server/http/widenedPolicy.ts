import { createHash } from 'node:crypto';

/** A content security policy whose directives name more sources; one that it did not have is added. */
export function widenedPolicy(policy: string, more: Readonly<Record<string, readonly string[]>>): string {
  const directives = new Map(
    policy.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  for (const [name, sources] of Object.entries(more))
    directives.set(name, [...new Set([...(directives.get(name) ?? []), ...sources])]);
  return [...directives].map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ');
}

const written = /<(script|style)>([\s\S]*?)<\/\1>/g;

/** What the policy of a page must name so that the scripts and styles written into it count, each by its hash. */
export function hashesOf(html: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [, element, text = ''] of html.matchAll(written)) {
    const hash = createHash('sha256').update(text).digest('base64');
    (found[`${element}-src`] ??= []).push(`'sha256-${hash}'`);
  }
  return found;
}
