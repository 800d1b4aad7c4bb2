import type { OrganizationKind } from '#domain/organizations.ts';

/** [OS-018] A set of tokens: the house's own for administration and before anybody is known, else the organization's. */
export type WhiteLabel = 'house' | OrganizationKind;

export const whiteLabels: readonly WhiteLabel[] = ['house', 'coverMe', 'employee', 'tc', 'partner'];

/** Puts a white label on the document, overlays included. */
export function wearWhiteLabel(root: HTMLElement, label: WhiteLabel): void {
  root.dataset.label = label;
}
