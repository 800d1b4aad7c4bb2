export type Environment = 'dev' | 'tst' | 'uat' | 'prd';

/**
 * [PL-007] [PL-008] The environment that a word of the host name says (`dev2-portal`, not `devon`); any other host,
 * localhost included, is production.
 */
export function environmentOf(host: string): Environment {
  const words = host.toLowerCase().split(/[^a-z]+/);
  return (['dev', 'tst', 'uat'] as const).find((name) => words.includes(name)) ?? 'prd';
}
