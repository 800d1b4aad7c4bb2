import * as z from 'zod';
import { isIsoDate } from '../../calendar.ts';
import { holdsCardNumber, isCardNumber } from '../../payment/cardNumber.ts';
import { isPrintable } from '../../texts/printableText.ts';

/** A day on the wire, `YYYY-MM-DD` ([LN-008]). */
export const isoDate = z
  .string()
  .max(10)
  .refine(isIsoDate, { message: 'date.invalid' })
  .meta({ format: 'date' });

/** Decimal dollars on the wire: at most two decimals, up to ten million. */
export const dollars = z.number().min(-10_000_000).max(10_000_000);

/** Decimal dollars of an amount that cannot be negative. */
export const positiveDollars = z.number().min(0).max(10_000_000);

/** The same in a header, as the person was shown it. */
export const shownDollars = z.string().regex(/^(0|[1-9]\d{0,7})(\.\d{1,2})?$/);

export const organizationCode = z.string().regex(/^[A-Z0-9][A-Z0-9-]{0,19}$/);
/** Digest under which a plan is kept as it was sold. */
export const planEdition = z.string().regex(/^[\w-]{43}$/);
export const planCode = z.string().regex(/^[A-Z0-9_]{2,20}$/);

/** [PY-042] What no text of a body may be: a card number is typed in the card frame and nowhere else. */
export function refuseCardNumberIn<Text extends z.ZodString>(text: Text): Text {
  return text.refine((typed) => !holdsCardNumber(typed), { params: { code: 'cardNumber' } });
}

/** The same for a name that machines give, in which digits may follow one another by chance. */
export function refuseCardNumberAs<Text extends z.ZodString>(text: Text): Text {
  return text.refine((given) => !isCardNumber(given), { params: { code: 'cardNumber' } });
}

/** What documents print is refused where they cannot. */
export function refuseUnprintableIn<Text extends z.ZodString>(text: Text): Text {
  return text.refine(isPrintable, { params: { code: 'notAllowed' } });
}

/** Number of a traveller inside a quote or policy. */
export const referenceNumber = refuseCardNumberAs(z.string().regex(/^[A-Za-z0-9-]{1,40}$/));
export const policyNumber = z.string().regex(/^[A-Z0-9-]{5,30}$/);
export const languageHeader = z.enum(['EN', 'FR']);
export const salesChannel = z.enum(['b2b', 'b2c']);
export const shortText = refuseCardNumberIn(z.string().max(100));
