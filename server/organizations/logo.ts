import type { Database } from '../database/database.ts';

/** Pictures that browsers show without running anything of them. */
const mediaTypes = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'];

export type Logo = { bytes: Uint8Array; mediaType: string };

/** [NV-029] The logo of an organization; null where it has none that can be shown. */
export async function readLogo(db: Database, organizationCode: string): Promise<Logo | null> {
  const row = await db
    .selectFrom('organizations')
    .select(['logo', 'logo_media_type'])
    .where('code', '=', organizationCode)
    .executeTakeFirst();
  const mediaType = row?.logo_media_type ?? '';
  return row?.logo && mediaTypes.includes(mediaType) ? { bytes: row.logo, mediaType } : null;
}
