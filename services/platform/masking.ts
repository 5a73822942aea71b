/** Masks an eleven-digit CPF as `***.456.789-**`; other input is returned unchanged. */
export function maskedCpf(cpf: string): string {
  const match = /^\d{3}(\d{3})(\d{3})\d{2}$/.exec(cpf)
  return match ? `***.${match[1]}.${match[2]}-**` : cpf
}

/** A recognizable but not identifying form such as `Ana S.`. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const initial = [...(rest.at(-1) ?? '')][0]
  return initial ? `${first} ${initial.toLocaleUpperCase('pt-BR')}.` : first
}
