import { afterEach, describe, expect, it } from 'vitest';
import { createPrinter, type Printer } from '#server/documents/printer.ts';
import type { QuoteDocument } from '#server/documents/quotePdf.ts';

const thread = new URL('../support/documents/stubbornThread.ts', import.meta.url);
const quote = (quoteNumber: string) => ({ quoteNumber }) as QuoteDocument;

describe('the printer of documents', () => {
  let printer: Printer;
  afterEach(() => printer.close());

  it('stops a document that does not end, and prints the next one, that of a mail first', async () => {
    printer = createPrinter({ thread, longestMs: 2_000 });
    const printed: string[] = [];
    const endless = printer.quotePdf(quote('endless'));
    const others = [
      printer.quotePdf(quote('asked first')).then(() => printed.push('asked first')),
      printer.quotePdf(quote('mailed'), 'mail').then(() => printed.push('mailed')),
    ];
    await expect(endless).rejects.toThrow('took longer than 2 s');
    await Promise.all(others);
    expect(printed).toEqual(['mailed', 'asked first']);
  });

  it('keeps no more waiting than there is room for, apart from mails', async () => {
    printer = createPrinter({ thread, longestMs: 2_000, room: 1 });
    const endless = printer.quotePdf(quote('endless'));
    const waiting = printer.quotePdf(quote('waits'));
    await expect(printer.quotePdf(quote('one too many'))).rejects.toMatchObject({
      status: 503,
      code: 'document.busy',
    });
    const mailed = printer.quotePdf(quote('mailed'), 'mail');
    await expect(endless).rejects.toThrow('took longer');
    expect((await Promise.all([waiting, mailed])).map((bytes) => Buffer.from(bytes).toString())).toEqual([
      'waits',
      'mailed',
    ]);
  });
});
