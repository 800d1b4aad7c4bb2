import type { OrganizationKind } from '#domain/organizations.ts';

/** The colours that a document wears: `brand` behind white letters and for headings, `tint` behind dark ones. */
export type Look = { brand: string; mark: string; tint: string };

export const houseLook: Look = { brand: '#1c4a3c', mark: '#a3d5bd', tint: '#e4eee8' };

/** [OS-018] What a white label looks like on paper, as its tokens have it on the screen. */
export const looks: Record<OrganizationKind, Look> = {
  coverMe: { brand: '#4b2568', mark: '#ff8563', tint: '#efe6f6' },
  employee: { brand: '#163a63', mark: '#8fc1f7', tint: '#e2ecf7' },
  tc: { brand: '#2b3038', mark: '#62cdd2', tint: '#e1f0f0' },
  partner: { brand: '#24443a', mark: '#a3d5bd', tint: '#e6efe9' },
};
