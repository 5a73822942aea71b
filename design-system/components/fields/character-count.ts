/** How many characters a reader sees: an accented letter or an emoji is one, however many codes it takes. */
export function countCharacters(text: string): number {
  if (!('Segmenter' in Intl)) return Array.from(text).length
  return Array.from(new Intl.Segmenter().segment(text)).length
}
