/** Normalizes text for search: no accents, lower case, single spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLocaleLowerCase('und')
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
