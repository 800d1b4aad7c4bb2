import type { CallDefinition } from '#domain/calls/call.ts';
import { type Language, locales, otherLanguage } from '#domain/locales.ts';
import { type ServerText, serverText } from './texts.ts';

/** The table of calls as a page for reading, without any script. */
export function documentationPage(
  calls: readonly CallDefinition[],
  document: Record<string, unknown>,
  language: Language,
): string {
  const text = (key: ServerText, values?: Record<string, string>) =>
    escapeHtml(serverText(language, key, values));
  const other = otherLanguage(language);
  const { paths } = document as { paths: Record<string, Record<string, Record<string, unknown>>> };
  const section = (call: CallDefinition): string => {
    const operation = paths[call.path]?.[call.method.toLowerCase()] ?? {};
    return `
    <section aria-labelledby="${call.name}">
      <h2 id="${call.name}"><code>${call.method} ${escapeHtml(call.path)}</code> ${call.name}</h2>
      <dl>
        ${entry(text('docs.aliases'), (call.aliases ?? []).map(code).join(', '))}
        ${entry(text('docs.access'), accessOf(call, text))}
        ${entry(text('docs.scope'), text(`docs.scope.${call.scope.names}`))}
        ${entry(text('docs.parameters'), block(operation.parameters))}
        ${entry(text('docs.body'), block(operation.requestBody))}
        ${entry(text('docs.answers'), block(operation.responses))}
      </dl>
    </section>`;
  };
  return `<!doctype html>
<html lang="${locales[language].tag}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${text('docs.title')}</title>
  <link rel="stylesheet" href="/api/docs.css">
</head>
<body>
  <main>
    <h1>${text('docs.title')}</h1>
    <p>${text('docs.introduction')} <a href="/api/openapi.json">OpenAPI</a>.
      <a href="/api/docs?lang=${other}" lang="${locales[other].tag}">${escapeHtml(serverText(other, 'docs.thisLanguage'))}</a></p>
    <nav aria-label="${text('docs.contents')}">
      <ul>${calls.map((call) => `<li><a href="#${call.name}">${call.name}</a></li>`).join('')}</ul>
    </nav>
    ${calls.map(section).join('')}
  </main>
</body>
</html>`;
}

function accessOf(
  call: CallDefinition,
  text: (key: ServerText, values?: Record<string, string>) => string,
): string {
  return call.access.kind === 'claims'
    ? text('docs.access.claims', { groups: call.access.allOf.join(', ') })
    : text(`docs.access.${call.access.kind}`);
}

function entry(term: string, content: string): string {
  return content === '' ? '' : `<dt>${term}</dt><dd>${content}</dd>`;
}

function block(value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return '';
  return `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}

function code(path: string): string {
  return `<code>${escapeHtml(path)}</code>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
