import type { RefusedPlan } from '#domain/calls/shapes/quoteAnswer.ts';
import type { Formats } from '#domain/formats.ts';
import type { Text } from '../../text/useText.ts';

/** Why a traveller cannot have a plan, after its name. */
export function reasonText(text: Text<'planSelection'>, formats: Formats, plan: RefusedPlan): string {
  const { reason, asked, minimum, maximum, topUpDays } = plan;
  switch (reason) {
    case 'ageOutside':
      return text('refused.ageOutside', { asked, minimum, maximum });
    case 'tripCostTooHigh':
      return text('refused.tripCostTooHigh', {
        asked: formats.money(asked * 100),
        maximum: formats.money(maximum * 100),
      });
    case 'notForFamilies':
      return text('refused.notForFamilies', { asked });
    case 'tripTooLong':
      return topUpDays === null
        ? text('refused.tripTooLong', { asked, maximum })
        : text('refused.tripTooLongToppedUp', { asked, maximum, topUpDays });
  }
}
