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
