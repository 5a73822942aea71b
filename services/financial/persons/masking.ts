/**
 * A CPF with only its middle shown, as receipts that may be passed on print it.
 *
 * @param cpf eleven digits
 * @returns such as `***.456.789-**`; what is no CPF comes back unchanged
 */
export function maskedCpf(cpf: string): string {
  const match = /^\d{3}(\d{3})(\d{3})\d{2}$/.exec(cpf)
  return match ? `***.${match[1]}.${match[2]}-**` : cpf
}

/**
 * A name that acquaintances recognise and that identifies nobody to others: the first name and the initial of the last.
 *
 * @returns such as `Ana S.`; a name of one word as it is
 */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const initial = [...(rest.at(-1) ?? '')][0]
  return initial ? `${first} ${initial.toLocaleUpperCase('pt-BR')}.` : first
}
