/** `encodeURIComponent` throws on lone surrogates. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD')

/** docs/requirements/shell.md §4. Null if invalid. @param cellphone in any notation; Brazilian if without `+` and of 10 or 11 digits */
export function whatsappAddress(cellphone: string, message: string | null): string | null {
  const digits = cellphone.replace(/\D/g, '').replace(/^0+/, '')
  const isBrazilian = !cellphone.trim().startsWith('+') && (digits.length === 10 || digits.length === 11)
  const number = isBrazilian ? `55${digits}` : digits
  // Fifteen digits are the maximum of E.164.
  if (number.length < 8 || number.length > 15) return null
  return `https://wa.me/${number}${message ? `?text=${encodeURIComponent(wellFormed(message))}` : ''}`
}
