import { DOMParser } from '@xmldom/xmldom'

/** Namespaces of SAML 2.0 messages. */
export const samlNamespaces = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const

/** A response has some fifty tags, and more for attributes. Signatures of many siblings would take minutes to look for. */
const mostTags = 2000

/**
 * Reads a SAML message as XML without anything that readers understand differently: no document type (entities), no
 * comments (`ana<!-- -->.evil` is two names), no CDATA, no processing instructions.
 *
 * @returns the root element
 * @throws Error for anything else, and for XML that is not well-formed
 */
export function parseSamlXml(text: string): Element {
  if (text.split('<', mostTags + 2).length > mostTags + 1) throw new Error('the message is too large')
  if (/<!|<\?(?!xml\s)/i.test(text)) throw new Error('the message holds markup that no SAML message needs')
  const refuse = () => {
    throw new Error('the message is no XML')
  }
  const document = new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } }).parseFromString(text, 'text/xml')
  const root = document?.documentElement
  const others = root ? [...nodes(document.childNodes)].filter((node) => node !== root && node.nodeType === root.nodeType) : []
  if (!root || others.length > 0) throw new Error('the message is not one element')
  return root
}

/** Child elements of one name. */
export function childrenOf(parent: Element, namespace: keyof typeof samlNamespaces, name: string): Element[] {
  const isWanted = (node: Node) =>
    node.nodeType === 1 && (node as Element).localName === name && (node as Element).namespaceURI === samlNamespaces[namespace]
  return [...nodes(parent.childNodes)].filter(isWanted) as Element[]
}

/**
 * The only child element of its name.
 *
 * @throws Error when there is none, or more than one
 */
export function onlyChild(parent: Element, namespace: keyof typeof samlNamespaces, name: string): Element {
  const [first, ...others] = childrenOf(parent, namespace, name)
  if (!first || others.length > 0) throw new Error(`${parent.localName} has ${first ? 'several' : 'no'} ${name}`)
  return first
}

/** An attribute's value; null where it is absent or empty. */
export const attributeOf = (element: Element, name: string): string | null => element.getAttribute(name) || null

/** The whole text of an element. */
export const textOf = (element: Element): string => (element.textContent ?? '').trim()

/** Elements of a name anywhere below, in whichever namespace. */
export const descendantsOf = (root: Element, name: string): Element[] => [...nodes(root.getElementsByTagNameNS('*', name))] as Element[]

/** xmldom's lists are not iterable. */
function* nodes<Item extends Node>(list: { length: number; item(index: number): Item | null }): Generator<Item> {
  for (let index = 0; index < list.length; index += 1) yield list.item(index)!
}
