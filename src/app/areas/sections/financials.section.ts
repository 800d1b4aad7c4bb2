import { policyFinancialsMachine } from '#machines/policyFinancials/policyFinancials.machine.ts';
import { FinancialsSection } from '../../../ui/policySections/FinancialsSection.tsx';
import { defineSection } from './defineSection.tsx';

/** [FT-003] The money of a policy. */
export const section = defineSection({
  rooms: ['policyFinancials', 'confirmation'],
  connect: () => policyFinancialsMachine,
  Screen: FinancialsSection,
});
