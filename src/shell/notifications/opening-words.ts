/** In one paragraph, with "…" after the last whole word that fits, since a browser's ellipsis cuts within words. */
export function openingWords(text: string, characters: number): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= characters) return line
  const whole = line.slice(0, characters).replace(/[\s.,;:–—-]*\s\S*$/, '')
  return `${whole}…`
}
