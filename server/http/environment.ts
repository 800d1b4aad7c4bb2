export type Environment = 'dev' | 'tst' | 'uat' | 'prd';

/** [PL-007] [PL-008] The environment that a host name says; anything else, localhost included, is production. */
export function environmentOf(host: string): Environment {
  const named = (['dev', 'tst', 'uat'] as const).find((name) => host.toLowerCase().includes(name));
  return named ?? 'prd';
}
