/** `encodeURIComponent` throws on lone surrogates. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD')

/**
 * The address that opens a conversation in WhatsApp (docs/requirements/shell.md, section 4).
 *
 * @param cellphone with `+` and country, or of Brazil without; however it is written
 * @param message that stands ready to be sent
 * @returns null for what is no telephone number
 */
export function whatsappAddress(cellphone: string, message: string | null): string | null {
  const digits = cellphone.replace(/\D/g, '').replace(/^0+/, '')
  const isBrazilian = !cellphone.trim().startsWith('+') && (digits.length === 10 || digits.length === 11)
  const number = isBrazilian ? `55${digits}` : digits
  // E.164 has fifteen digits at most.
  if (number.length < 8 || number.length > 15) return null
  return `https://wa.me/${number}${message ? `?text=${encodeURIComponent(wellFormed(message))}` : ''}`
}
