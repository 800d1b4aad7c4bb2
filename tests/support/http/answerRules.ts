import type { Told } from './ask.ts';

/** The words of a content security policy by directive; empty where there is none. */
export function policyOf({ headers }: Pick<Told, 'headers'>): Record<string, string[]> {
  const text = [headers['content-security-policy'] ?? []].flat().join('; ');
  const directives = text.split(/;\s*/).filter((directive) => directive !== '');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(/\s+/);
      return [name, sources];
    }),
  );
}

export function isDocument({ headers }: Pick<Told, 'headers'>): boolean {
  return headers['content-type']?.startsWith('text/html') === true;
}

const openings = /^access-control-/;
const tellsOfItself = ['server', 'x-powered-by', 'x-aspnet-version'];
const quietPolicies = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/**
 * What is wrong with the headers of an answer, whoever gives it; nothing when all is well.
 * OWASP ASVS 5.0: 3.4.2 (origins), 3.4.3 and 3.4.6 (policy, framing), 3.4.4 (types), 3.4.5 (referrer), 4.1.1 (charset).
 */
export function faultsOfAnswer(told: Told): string[] {
  const { headers } = told;
  const type = headers['content-type'] ?? '';
  const policy = policyOf(told);
  const names = Object.keys(headers);
  return [
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['its type may be guessed']),
    ...(quietPolicies.includes(String(headers['referrer-policy'])) ? [] : ['its address is told to others']),
    ...(policy['default-src'] ? [] : ['it has no policy for what it may load']),
    ...(policy['frame-ancestors'] ? [] : ['anybody may frame it']),
    ...(/'unsafe-|\*|(^| )(http|https|data|blob):( |$)/.test(policy['script-src']?.join(' ') ?? '')
      ? ['its policy lets scripts of others run']
      : []),
    ...(/^text\/|[/+](xml|javascript)\b/.test(type) && !/charset=utf-8$/i.test(type)
      ? [`its type ${type} has no charset`]
      : []),
    ...(type === '' && told.body !== '' ? ['it has no type'] : []),
    ...names.filter((name) => openings.test(name)).map((name) => `it is opened to others by ${name}`),
    ...names.filter((name) => tellsOfItself.includes(name)).map((name) => `it tells of itself by ${name}`),
  ];
}

/** What is wrong with the cookies that an answer sets. OWASP ASVS 5.0: 3.3.1 to 3.3.5. */
export function faultsOfCookies({ headers }: Pick<Told, 'headers'>): string[] {
  return (headers['set-cookie'] ?? []).flatMap((cookie) => {
    const [pair = '', ...attributes] = cookie.split(/;\s*/);
    const [name = ''] = pair.split('=');
    const has = (wanted: RegExp) => attributes.some((attribute) => wanted.test(attribute));
    return [
      ...(name.startsWith('__Host-') ? [] : ['may be set by a neighbouring host']),
      ...(has(/^secure$/i) ? [] : ['goes over an open line']),
      ...(has(/^httponly$/i) ? [] : ['can be read by scripts']),
      ...(has(/^samesite=(lax|strict)$/i) ? [] : ['is sent along from other sites']),
      ...(has(/^path=\/$/i) ? [] : ['has another path']),
      ...(has(/^domain=/i) ? ['goes to other hosts of the domain'] : []),
      ...(cookie.length < 4096 ? [] : ['is too long']),
    ].map((fault) => `${name} ${fault}`);
  });
}
