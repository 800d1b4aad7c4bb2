import { useLocation } from 'react-router';
import type { StepKey } from '#domain/flow/steps.ts';
import { refCodeOf } from '#domain/refCode.ts';
import { stepAddress } from '#domain/routes.ts';
import { useLanguage } from '../../text/useLanguage.ts';

/** [RT-024] Gives the address of a step, for the white label that the address of the page names. */
export function useStepAddress(): (step: StepKey) => string {
  const language = useLanguage();
  const { search } = useLocation();
  return (step) => stepAddress(step, language, refCodeOf(search));
}
