/**
 * A name that whoever knows the person recognises, and nobody else learns from: the first name and the initial of the last.
 *
 * @returns such as `Ana S.`; a name of one word as it is
 */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const initial = [...(rest.at(-1) ?? '')][0]
  return initial ? `${first} ${initial.toLocaleUpperCase('pt-BR')}.` : first
}
