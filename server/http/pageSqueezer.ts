import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pages that are kept compressed: there is one for each language, application and kind of visitor. */
const mostKept = 200;

export type Encoding = 'br' | 'gzip';

/** Compresses pages, each once as long as it is asked for again and again. */
export function pageSqueezer(): (html: string, encoding: Encoding) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (html, encoding) => {
    const key = `${encoding} ${html}`;
    const known = kept.get(key);
    if (known) return known;
    const squeezed = encoding === 'br' ? brotli(html, { params: quality }) : zip(html);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, squeezed);
    return squeezed;
  };
}

const quality = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};
