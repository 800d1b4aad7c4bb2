import { type Language, locales } from '#domain/locales.ts';

/** A message before it is set: what it says, in the order in which it is read. */
export type Letter = {
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Facts under a heading each, as pairs of name and value. */
  facts: readonly { heading: string; rows: readonly (readonly [string, string])[] }[];
  /** The one link, where there is one. */
  act: { words: string; address: string; more: string } | null;
  /** What to do, point by point. */
  steps: { heading: string; points: readonly string[] };
  closing: readonly string[];
  /** Small print at the end. */
  footer: string;
};

/** The letter for mail programs that show plain text. */
export function letterText(letter: Letter): string {
  const { greeting, paragraphs, facts, act, steps, closing, footer } = letter;
  return [
    greeting,
    ...paragraphs,
    ...facts.map(({ heading, rows }) =>
      [heading.toUpperCase(), ...rows.map(([name, value]) => pairText(letter.language, name, value))].join(
        '\n',
      ),
    ),
    ...(act ? [[act.words, act.address].join('\n'), act.more] : []),
    [steps.heading.toUpperCase(), ...steps.points.map((point) => `- ${point}`)].join('\n'),
    closing.join('\n'),
    footer,
  ].join('\n\n');
}

function pairText(language: Language, name: string, value: string): string {
  return language === 'fr' ? `${name}\u00a0: ${value}` : `${name}: ${value}`;
}

const styles = {
  body: 'margin:0;padding:0;background:#f6f3ec;color:#1b2b28;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:24px',
  page: 'max-width:560px;margin:0 auto;padding:24px 16px',
  card: 'padding:24px;background:#ffffff;border:1px solid #ddd6c9;border-radius:8px',
  heading: 'margin:24px 0 8px;font-size:18px;line-height:24px;color:#1f5546',
  paragraph: 'margin:0 0 16px',
  table: 'width:100%;border-collapse:collapse',
  name: 'padding:6px 16px 6px 0;border-bottom:1px solid #ece6da;color:#5a6864;text-align:left;font-weight:normal;vertical-align:top',
  value: 'padding:6px 0;border-bottom:1px solid #ece6da;text-align:left;vertical-align:top',
  act: 'display:inline-block;margin:24px 0 12px;padding:12px 24px;background:#1f5546;border-radius:8px;color:#ffffff;font-weight:bold;text-decoration:none',
  points: 'margin:0 0 16px;padding-left:20px',
  small: 'margin:16px 0 0;color:#5a6864;font-size:13px;line-height:20px',
} as const;

/** The letter for mail programs that show HTML: nothing is loaded, and it is narrow enough for a phone. */
export function letterHtml(letter: Letter): string {
  const { language, subject, greeting, paragraphs, facts, act, steps, closing, footer } = letter;
  const paragraph = (text: string) => `<p style="${styles.paragraph}">${escaped(text)}</p>`;
  const heading = (text: string) => `<h2 style="${styles.heading}">${escaped(text)}</h2>`;
  const row = ([name, value]: readonly [string, string]) =>
    `<tr><th scope="row" style="${styles.name}">${escaped(name)}</th><td style="${styles.value}">${escaped(value)}</td></tr>`;
  return [
    `<!doctype html><html lang="${locales[language].tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(subject)}</title></head><body style="${styles.body}"><div style="${styles.page}">`,
    `<div style="${styles.card}">`,
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...facts.map(
      (fact) =>
        `${heading(fact.heading)}<table style="${styles.table}">${fact.rows.map(row).join('')}</table>`,
    ),
    ...(act
      ? [
          `<p style="margin:0"><a href="${escaped(act.address)}" style="${styles.act}">${escaped(act.words)}</a></p>`,
          paragraph(act.more),
        ]
      : []),
    heading(steps.heading),
    `<ul style="${styles.points}">${steps.points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>`,
    `<p style="margin:0">${closing.map(escaped).join('<br>')}</p></div>`,
    `<p style="${styles.small}">${escaped(footer)}</p></div></body></html>`,
  ].join('\n');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
