/** A PDF as a call answers it, with its name: shown by the browser, or saved by it at once. */
export const answeredPdf = (bytes: Uint8Array, name: string, how: 'inline' | 'attachment' = 'inline') => ({
  status: 200 as const,
  bytes,
  headers: { 'content-disposition': `${how}; filename="${name}"` },
});
