/**
 * Whether a name is one line of letters, marks, digits and the punctuation of names, without an address: names stand in mails, where a
 * domain becomes a link, and beside others, where control characters would turn the text. Without zod, because browsers load it.
 */
export function isPersonName(name: string): boolean {
  // Persian and Indic names hold joiners.
  const text = name.trim().replaceAll(/\u200c|\u200d/g, '')
  return /^[\p{L}\p{M}\p{N} '’.,()\u00b7-]{1,200}$/u.test(text) && /\p{L}/u.test(text) && !/[\p{L}\p{N}-]\.[\p{L}\p{N}]{2}/u.test(text)
}
