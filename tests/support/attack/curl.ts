import type { Shot } from './aim.ts';

const longest = 2_000;

/** A request as a line for a shell; what is longer than a few lines is cut. */
export function curlLine(origin: string, { method, target, headers, body, raw }: Shot): string {
  const address = target.startsWith('/') ? origin + target : `${origin} --request-target ${quoted(target)}`;
  const parts = [
    'curl -i -s --path-as-is',
    `-X ${method}`,
    target.startsWith('/') ? quoted(address) : address,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data-binary ${quoted(body.toString('latin1'))}`]),
    ...(raw === null ? [] : [`# sent raw: ${raw.line ?? `${raw.missing} bytes missing`}`]),
  ];
  return parts.map((part) => (part.length > longest ? `${part.slice(0, longest)}…` : part)).join(' ');
}

function quoted(text: string): string {
  if (/^[\x20-\x26\x28-\x7e]*$/.test(text)) return `'${text}'`;
  const escaped = text.replace(/[^\x20-\x7e]|['\\]/g, (character) =>
    character === "'" || character === '\\'
      ? `\\${character}`
      : `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `$'${escaped}'`;
}
