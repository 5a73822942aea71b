/** A message to a page that is in a frame. */
interface Hello {
  source: unknown
  origin: string
  data: unknown
}

/**
 * The origin that a message asks for: of the page around this one, registered, and in the words of the loader.
 *
 * @param around the window around this one
 * @returns null for anything else
 */
export function embedderOf({ source, origin, data }: Hello, around: unknown, embedders: readonly string[]): string | null {
  const isHello = typeof data === 'object' && data !== null && 'type' in data && data.type === 'academic-services:hello'
  return isHello && source === around && embedders.includes(origin) ? origin : null
}

/**
 * Tells the page around this one how high it is, and again whenever that changes. Only a registered origin that asked
 * is told, by its name.
 *
 * @returns how to stop
 */
export function answerEmbedder(embedders: readonly string[]): () => void {
  let told = 0
  let embedder: string | null = null
  const tell = () => {
    const height = contentHeight()
    if (!embedder || height === told) return
    told = height
    parent.postMessage({ type: 'academic-services:size', height }, embedder)
  }
  const sizes = new ResizeObserver(tell)
  const changes = new MutationObserver(() => {
    observe()
    tell()
  })
  const observe = () => {
    for (const element of document.body.children) sizes.observe(element)
  }
  const hear = (event: MessageEvent) => {
    const asks = embedderOf(event, parent, embedders)
    if (!asks) return
    embedder = asks
    told = 0
    tell()
  }
  addEventListener('message', hear)
  changes.observe(document.body, { childList: true, subtree: true })
  observe()
  return () => {
    removeEventListener('message', hear)
    sizes.disconnect()
    changes.disconnect()
  }
}

/** Pixels of what the page shows; what is fixed to the frame's edges has no height of its own. */
function contentHeight(): number {
  const ends = [...document.body.children].map((element) => {
    const { bottom, height } = element.getBoundingClientRect()
    return height === 0 || getComputedStyle(element).position === 'fixed' ? 0 : bottom + scrollY
  })
  return Math.ceil(Math.max(0, ...ends))
}
