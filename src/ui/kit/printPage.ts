/** Opens the print dialogue for what is on the page. */
export function printPage(): void {
  document.defaultView?.print();
}
