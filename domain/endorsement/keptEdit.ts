import { formsOfToday } from '../flow/formShapes.ts';
import { keptOf } from '../forms/kept.ts';
import { planParametersForm } from './planParametersForm.ts';
import type { PolicyEdit } from './policyEdit.ts';

const parametersRead = keptOf(planParametersForm).read;

/** An edit that was kept by a page, or null where it is not of today's shape. */
export function keptEdit(kept: unknown): PolicyEdit | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { travellers, trip, apply } = formsOfToday(kept as Record<string, unknown>);
  const parameters = parametersRead((kept as Record<string, unknown>)['parameters']);
  return travellers && trip && apply && parameters ? { travellers, trip, parameters, apply } : null;
}
