import type { Kind, MaskNamed } from '#domain/forms/kinds.ts';
import { addressMask, digitsMask, nameMask } from '#domain/typing/masks.ts';
import type { Mask } from '#domain/typing/taken.ts';

const known = new WeakMap<Kind, Mask>();

function maskNamed(mask: MaskNamed): Mask {
  if (typeof mask === 'function') return mask;
  if (typeof mask === 'object') return digitsMask(mask.digits);
  return mask === 'name' ? nameMask : addressMask;
}

/** The mask that a field declares; the same function every time. */
export function maskOf(kind: Kind): Mask | undefined {
  if (kind.mask === undefined) return undefined;
  const mask = known.get(kind) ?? maskNamed(kind.mask);
  known.set(kind, mask);
  return mask;
}
