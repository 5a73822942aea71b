/** Names of characters that editors write in Portuguese and Spanish texts. */
const names =
  'nbsp:\u00a0 iexcl:¡ sect:§ copy:© ordf:ª laquo:« reg:® deg:° sup2:² sup3:³ middot:· ordm:º raquo:» iquest:¿ frac12:½ times:× ' +
  'Agrave:À Aacute:Á Acirc:Â Atilde:Ã Auml:Ä Ccedil:Ç Egrave:È Eacute:É Ecirc:Ê Iacute:Í Ntilde:Ñ Oacute:Ó Ocirc:Ô Otilde:Õ Uacute:Ú Uuml:Ü ' +
  'agrave:à aacute:á acirc:â atilde:ã auml:ä ccedil:ç egrave:è eacute:é ecirc:ê iacute:í ntilde:ñ oacute:ó ocirc:ô otilde:õ uacute:ú uuml:ü ' +
  'ndash:– mdash:— lsquo:‘ rsquo:’ ldquo:“ rdquo:” bull:• hellip:… euro:€ trade:™ amp:& lt:< gt:> quot:" apos:\''

export const namedCharacters: Readonly<Record<string, string>> = Object.assign(
  Object.create(null) as Record<string, string>,
  Object.fromEntries(names.split(' ').map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)])),
)
