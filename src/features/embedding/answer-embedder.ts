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
 * Posts the height of this page to the page that embeds it, and again whenever it changes. Posts to a registered
 * origin that asked, and to no other.
 *
 * @returns stops it
 */
export function answerEmbedder(embedders: readonly string[]): () => void {
  let sentHeight = 0
  let embedder: string | null = null
  const postHeight = () => {
    const height = contentHeight()
    if (!embedder || height === sentHeight) return
    sentHeight = height
    parent.postMessage({ type: 'academic-services:size', height }, embedder)
  }
  const sizes = new ResizeObserver(postHeight)
  const changes = new MutationObserver(() => {
    observe()
    postHeight()
  })
  const observe = () => {
    for (const element of document.body.children) sizes.observe(element)
  }
  const onMessage = (event: MessageEvent) => {
    const asks = embedderOf(event, parent, embedders)
    if (!asks) return
    embedder = asks
    sentHeight = 0
    postHeight()
  }
  addEventListener('message', onMessage)
  changes.observe(document.body, { childList: true, subtree: true })
  observe()
  return () => {
    removeEventListener('message', onMessage)
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
