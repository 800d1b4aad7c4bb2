import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApplicationKey } from '#domain/applications.ts';
import { defaultLanguage, type Language, languageOf, locales } from '#domain/locales.ts';
import { languageOfPolicyLink } from '#domain/links/policyLink.ts';
import { languageOfPath } from '#domain/routes.ts';
import type { Environment } from './environment.ts';

/** What the server hands to the page, as attributes of its root element. */
export type PageFacts = {
  application: ApplicationKey;
  language: Language;
  environment: Environment;
  sample: boolean;
};

/** [RT-023] The language of an address: its query, the choice kept before, its path, the browser's, else English. */
export function languageOfAddress(
  address: URL,
  { cookie, accepted }: { cookie: string | undefined; accepted: string | false },
): Language {
  return (
    languageOf(address.searchParams.get('lang')) ??
    languageOfPolicyLink(address.pathname) ??
    languageOf(cookie) ??
    languageOfPath(address.pathname) ??
    languageOf(accepted || null) ??
    defaultLanguage
  );
}

/** A built page of a folder; read again when it was built again. Null until there is one. */
export function pageSource(
  folder: string,
  name: 'index.html' | 'kit.html' | 'policyLink.html',
): { read(facts: PageFacts): Promise<string | null> } {
  const file = join(folder, name);
  let kept: { builtAt: number; html: string } | null = null;
  return {
    async read(facts) {
      const found = await stat(file).catch(() => null);
      if (found === null) return null;
      if (kept?.builtAt !== found.mtimeMs)
        kept = { builtAt: found.mtimeMs, html: await readFile(file, 'utf8') };
      return withFacts(kept.html, facts);
    },
  };
}

function withFacts(html: string, { application, language, environment, sample }: PageFacts): string {
  const attributes = [
    `lang="${locales[language].tag}"`,
    `data-application="${application}"`,
    `data-language="${language}"`,
    `data-environment="${environment}"`,
    ...(sample ? ['data-sample="on"'] : []),
  ];
  return html
    .replace(/<html[^>]*>/i, `<html ${attributes.join(' ')}>`)
    .replace(/\s*<link[^>]*data-words="(\w+)"[^>]*>/g, (link, words) => (words === language ? link : ''));
}
