const jwt = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const longNumber = /\b\d(?:[ -]?\d){12,18}\b/g;
const secretField =
  /("(?:idToken|id_token|accessToken|access_token|claimsToken|dataKey|password|cookie|set-cookie|authorization|x-claims-token|id-token|cvd|expDate|cardNumber|answers)"\s*:\s*)(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\]|[^,}\]]+)/gi;

/** [PL-034] Takes tokens, card data, e-mail addresses and medical answers out of a line of the log. */
export function maskSecrets(line: string): string {
  return line
    .replace(secretField, '$1"***"')
    .replace(jwt, '***')
    .replace(email, '***')
    .replace(longNumber, (digits) => (isCardNumber(digits) ? '***' : digits));
}

function isCardNumber(text: string): boolean {
  const digits = [...text].filter((character) => character >= '0' && character <= '9').map(Number);
  const sum = digits.toReversed().reduce((total, digit, place) => {
    if (place % 2 === 0) return total + digit;
    return total + (digit > 4 ? digit * 2 - 9 : digit * 2);
  }, 0);
  return sum % 10 === 0;
}
