import { DOMParser } from '@xmldom/xmldom'

export const samlNamespaces = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const

/** Responses have about fifty tags; signature checks on many siblings would take minutes. */
const mostTags = 2000

/** Throws on markup that parsers interpret differently: DTDs, comments (`ana<!-- -->.evil`), CDATA, processing instructions. */
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

export function getChildren(parent: Element, namespace: keyof typeof samlNamespaces, name: string): Element[] {
  const isWanted = (node: Node) =>
    node.nodeType === 1 && (node as Element).localName === name && (node as Element).namespaceURI === samlNamespaces[namespace]
  return [...nodes(parent.childNodes)].filter(isWanted) as Element[]
}

/** Throws unless there is exactly one. */
export function onlyChild(parent: Element, namespace: keyof typeof samlNamespaces, name: string): Element {
  const [first, ...others] = getChildren(parent, namespace, name)
  if (!first || others.length > 0) throw new Error(`${parent.localName} has ${first ? 'several' : 'no'} ${name}`)
  return first
}

export const getAttribute = (element: Element, name: string): string | null => element.getAttribute(name) || null

export const getElementText = (element: Element): string => (element.textContent ?? '').trim()

export const getDescendants = (root: Element, name: string): Element[] => [...nodes(root.getElementsByTagNameNS('*', name))] as Element[]

/** xmldom's lists are not iterable. */
function* nodes<Item extends Node>(list: { length: number; item(index: number): Item | null }): Generator<Item> {
  for (let index = 0; index < list.length; index += 1) yield list.item(index)!
}
