/** [NA-012] Whether the needs analysis is asked: of everybody in the province of Quebec. */
export function amfRequires(province: string | undefined): boolean {
  return province === 'QC';
}
