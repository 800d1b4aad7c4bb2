const releaseAfterMs = 60_000;

/** Hands a file to the person, as a download under its name. */
export function saveFile(win: Window, content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = win.document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  win.setTimeout(() => URL.revokeObjectURL(address), releaseAfterMs);
}
