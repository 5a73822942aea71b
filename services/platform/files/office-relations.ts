import { DOMParser } from '@xmldom/xmldom'

export interface OfficeRelation {
  /** Last part of its type, in small letters: `hyperlink`. */
  kind: string
  target: string
  isExternal: boolean
}

/** Returns the text; null unless it is plain XML in UTF-8: declarations, sections and other encodings could hide content. */
export function plainXml(part: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(part)
    return /<!|\0|^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-?8["'])/i.test(text) ? null : text
  } catch {
    return null
  }
}

/** Returns the elements of one name in a part; null unless it is plain XML. */
function getElements(part: Buffer, name: string) {
  const text = plainXml(part)
  if (text === null) return null
  let isBroken = false
  const fail = () => {
    isBroken = true
  }
  const found = new DOMParser({ errorHandler: { warning: () => {}, error: fail, fatalError: fail } }).parseFromString(text, 'text/xml')
  return isBroken || !found?.documentElement ? null : Array.from(found.getElementsByTagNameNS('*', name))
}

/** Reads the relations of a `.rels` part. */
export function readRelations(part: Buffer): OfficeRelation[] | null {
  const elements = getElements(part, 'Relationship')
  return (
    elements?.map((element) => ({
      kind: lower(element, 'Type').split('/').at(-1)!,
      target: (element.getAttribute('Target') ?? '').trim(),
      isExternal: lower(element, 'TargetMode') === 'external',
    })) ?? null
  )
}

/** Reads `[Content_Types].xml`: what a part is, by its name in small letters. */
export function readContentTypes(part: Buffer): ((part: string) => string) | null {
  const [overrides, defaults] = [getElements(part, 'Override'), getElements(part, 'Default')]
  if (!overrides || !defaults) return null
  const typed = (elements: NonNullable<typeof overrides>, key: string) =>
    elements.map((element) => [lower(element, key).replace(/^\//, ''), lower(element, 'ContentType')] as const)
  const [byPart, byExtension] = [new Map(typed(overrides, 'PartName')), new Map(typed(defaults, 'Extension'))]
  return (name) => byPart.get(name) ?? byExtension.get(name.slice(name.lastIndexOf('.') + 1)) ?? ''
}

const lower = (element: { getAttribute(name: string): string | null }, name: string) => (element.getAttribute(name) ?? '').toLowerCase()

/** Returns whether a target is a link to click or a place on the opener's own disk: opening contacts no other machine. */
export function isHarmlessTarget({ kind, target }: OfficeRelation): boolean {
  const isLocal = /^file:\/\/\/[a-z]:/i.test(target) || (!/^[a-z][a-z\d+.-]*:/i.test(target) && !/^[\\/]{2}/.test(target))
  return isLocal || (kind === 'hyperlink' && /^(https?|mailto|tel):/i.test(target))
}
