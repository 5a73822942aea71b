/** Returns one or two capitals: of the first and last words that contain a letter or digit. */
export function initials(name: string): string {
  const starts = name.split(/\s+/u).flatMap((word) => /[\p{Letter}\p{Number}]/u.exec(word)?.[0] ?? [])
  const [first = '', last = ''] = [starts[0], starts.length > 1 ? starts.at(-1) : '']
  return (first + last).toLocaleUpperCase('und')
}
