type Asked = { quote?: { quoteNumber: string } };

/** A thread of documents that never ends with a quote called endless, and gives the number of any other. */
export function print({ quote }: Asked): Uint8Array {
  const number = quote?.quoteNumber ?? '';
  while (number === 'endless');
  return Buffer.from(number);
}
