import { hasCheckDigit } from '#domain/payment/cardNumber.ts';

const jwt = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const longNumber = /\b\d(?:[ -]?\d){12,18}\b/g;
const session = /(__Host-[\w-]+=)[^;\s"\\]+/g;
const credentials = /\b((?:Bearer|Basic) +)[\w.~+/=-]+/gi;

const secrets =
  'idToken|id_token|accessToken|access_token|claimsToken|x-claims-token|id-token|dataKey|password|authorization|proxy-authorization|cookie|set-cookie';
const cards = 'cvd|expDate|cardNumber|cardHolderName|card_holder_name';
/** Of people, as calls and as tables name it. */
const people =
  'firstName|first_name|lastName|last_name|fullName|employeeName|employee_name|dateOfBirth|date_of_birth|email|phone|addressLine1|addressLine2|address_line1|address_line2|address_line_1|address_line_2|city|postalCode|postal_code|answers';
const names = `${secrets}|${cards}|${people}`;
const field = new RegExp(String.raw`("(?:${names})"\s*:\s*)(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\]|[^,}\]]+)`, 'gi');
/** A field of an object that stands as text in a text of the line. */
const quotedField = new RegExp(
  String.raw`((\\+")(?:${names})\2\s*:\s*)(?:\2.*?(?<!\\)\2|\[[^\]]*\]|[^,}\]]+)`,
  'gi',
);

/** [PL-034] Takes tokens, card data, personal data and medical answers out of a line of the log. */
export function maskSecrets(line: string): string {
  return line
    .replace(field, '$1"***"')
    .replace(quotedField, '$1$2***$2')
    .replace(session, '$1***')
    .replace(credentials, '$1***')
    .replace(jwt, '***')
    .replace(email, '***')
    .replace(longNumber, (digits) => (hasCheckDigit(digits) ? '***' : digits));
}
