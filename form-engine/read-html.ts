/** Names of characters that editors write in Portuguese and Spanish texts. */
const names =
  'nbsp:\u00a0 iexcl:¡ sect:§ copy:© ordf:ª laquo:« reg:® deg:° sup2:² sup3:³ middot:· ordm:º raquo:» iquest:¿ frac12:½ times:× ' +
  'Agrave:À Aacute:Á Acirc:Â Atilde:Ã Auml:Ä Ccedil:Ç Egrave:È Eacute:É Ecirc:Ê Iacute:Í Ntilde:Ñ Oacute:Ó Ocirc:Ô Otilde:Õ Uacute:Ú Uuml:Ü ' +
  'agrave:à aacute:á acirc:â atilde:ã auml:ä ccedil:ç egrave:è eacute:é ecirc:ê iacute:í ntilde:ñ oacute:ó ocirc:ô otilde:õ uacute:ú uuml:ü ' +
  'ndash:– mdash:— lsquo:‘ rsquo:’ ldquo:“ rdquo:” bull:• hellip:… euro:€ trade:™ amp:& lt:< gt:> quot:" apos:\''

const namedCharacters: Readonly<Record<string, string>> = Object.assign(
  Object.create(null) as Record<string, string>,
  Object.fromEntries(names.split(' ').map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)])),
)

/** The elements that a form's text may contain; any other is removed, and its text kept. */
export type HtmlTag = (typeof allowed)[number]
export type HtmlNode = string | { tag: HtmlTag; href?: string; children: HtmlNode[] }
type Element = Exclude<HtmlNode, string>

const allowed = ['p', 'br', 'strong', 'em', 'u', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a'] as const
/** The tags that editors and word processors use for the same elements. */
const tagAliases: Record<string, HtmlTag> = { b: 'strong', i: 'em', ins: 'u', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' }
/** Elements that are removed with their content, which is not text or follows parsing rules of its own. */
const withContent = new Set(
  'script style template iframe object embed svg math textarea title noscript noembed noframes select xmp plaintext head audio video canvas'.split(
    ' ',
  ),
)
/** The open elements that a new element ends, as in browsers. */
const ending: Partial<Record<HtmlTag, readonly HtmlTag[]>> = {
  p: ['p'],
  h3: ['p', 'h3', 'h4'],
  h4: ['p', 'h3', 'h4'],
  ul: ['p'],
  ol: ['p'],
  blockquote: ['p'],
  li: ['li', 'p'],
  a: ['a'],
}
const deepest = 20

/** A comment, a tag, or a lone `<`; attributes may hold `>` between quotes. */
const token = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-zA-Z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)(?:>|$)/g
const hrefPattern = /(?:^|[\s/])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/**
 * Reads the text of an `html` field into what it may hold: no scripts, styles, pictures or forms, and links to `https`, `mailto` and
 * `tel` alone. Total: whatever it is given has a reading.
 */
export function readHtml(html: string): HtmlNode[] {
  const root: HtmlNode[] = []
  const open: Element[] = []
  const add = (node: HtmlNode) => (open.at(-1)?.children ?? root).push(node)
  const close = (index: number) => open.splice(index)
  let from = 0
  /** The name of the removed element whose end is awaited; empty outside of one. */
  let skipTo = ''
  for (const { 0: whole, 1: slash, 2: name, 3: attributes = '', index } of html.matchAll(token)) {
    if (skipTo === '' && index > from) add(decoded(html.slice(from, index)))
    from = index + whole.length
    const given = name?.toLowerCase()
    if (given === undefined) continue
    if (skipTo !== '' || withContent.has(given)) {
      if (skipTo === '' && !slash) skipTo = attributes.endsWith('/') && given !== 'script' ? '' : given
      else if (slash && given === skipTo) skipTo = ''
      continue
    }
    const tag = tagAliases[given] ?? allowed.find((one) => one === given)
    if (!tag) continue
    if (tag === 'br') add({ tag, children: [] })
    else if (slash) {
      const opened = open.findLastIndex((element) => element.tag === tag)
      if (opened !== -1) close(opened)
    } else {
      // A list item inside another ends only elements inside its own list.
      const list = tag === 'a' ? -1 : open.findLastIndex((element) => element.tag === 'ul' || element.tag === 'ol')
      const ended = open.findIndex((element, index) => index > list && ending[tag]?.includes(element.tag))
      if (ended !== -1) close(ended)
      if (open.length >= deepest) continue
      const href = tag === 'a' ? safeHref(attributes) : undefined
      const element: Element = { tag, ...(href !== undefined && { href }), children: [] }
      add(element)
      open.push(element)
    }
  }
  if (skipTo === '' && from < html.length) add(decoded(html.slice(from)))
  return root
}

/** Returns the cleaned HTML as text, to be stored: reading it again changes nothing. */
export const cleanHtml = (html: string): string => written(readHtml(html))

function written(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node)
      if (node.tag === 'br') return '<br>'
      const href = node.href === undefined ? '' : ` href="${escaped(node.href)}" rel="noopener noreferrer"`
      return `<${node.tag}${href}>${written(node.children)}</${node.tag}>`
    })
    .join('')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function safeHref(attributes: string): string | undefined {
  const [, double, single, bare] = hrefPattern.exec(attributes) ?? []
  const given = decoded(double ?? single ?? bare ?? '').trim()
  const url = URL.parse(given)
  return url && ['https:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : undefined
}

function decoded(text: string): string {
  const plain = text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));?/gi,
    (whole, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return namedCharacters[name] ?? whole
      const code = decimal === undefined ? Number.parseInt(hexadecimal!, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
    },
  )
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  return plain.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
}
