/** Matches the initials in `M.Aparecida`, but not in `T.Co` and `X.Com`, which are addresses of the Web. */
const initials =
  /(?<![\p{L}\p{N}.-])(?:\p{Lu}\.)+(?!(?:[cC][oO][mM]|[nN][eE][tT]|[oO][rR][gG]|[aA][pP][pP]|[dD][eE][vV])(?!\p{L}))(?=\p{Lu}\p{L}{2,}(?![\p{L}\p{N}.-]))/gu

/**
 * Whether a name is one line of letters, marks, digits and the punctuation of names, without an address: names stand in mails, where a
 * domain becomes a link, and beside others, where control characters would turn the text. Without zod, because browsers load it.
 */
export function isPersonName(name: string): boolean {
  // Persian and Indic names hold joiners.
  const text = name.trim().replaceAll(/\u200c|\u200d/g, '')
  const isWritten = /^[\p{L}\p{M}\p{N} '’.,()\u00b7-]{1,200}$/u.test(text) && /\p{L}/u.test(text)
  return isWritten && !/[\p{L}\p{N}-]\.[\p{L}\p{N}]{2}/u.test(text.replaceAll(initials, ''))
}
