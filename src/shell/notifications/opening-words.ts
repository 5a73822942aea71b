/** In one paragraph, with "…" after the last whole word that fits, since a browser's ellipsis cuts within words. */
export function openingWords(text: string, characters: number): string {
  // An amount keeps its non-breaking space.
  const line = text.trim().replace(/[^\S\u00a0\u202f]+/g, ' ')
  if (line.length <= characters) return line
  const whole = line.slice(0, characters).replace(/[\s.,;:–—-]*[^\S\u00a0\u202f][\S\u00a0\u202f]*$/, '')
  return `${whole}…`
}
