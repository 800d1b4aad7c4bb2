import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const squeeze = promisify(brotliCompress);
const zip = promisify(gzip);
const text = /\.(?:js|css|svg)$/;
/** Bytes below which a compressed copy saves nothing worth a file. */
const worthIt = 1024;

/** Puts a brotli and a gzip copy beside each script, style and drawing, so that the server only hands them out. */
export function compressed(): Plugin {
  return {
    name: 'portage-compressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => text.test(fileName));
        for (const file of files) {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (source.length < worthIt) continue;
          const size = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.br`,
            source: await squeeze(source, { params: size }),
          });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: await zip(source) });
        }
      },
    },
  };
}
