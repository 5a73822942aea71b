interface Hello {
  source: unknown
  origin: string
  data: unknown
}

/** Origin of a valid request from the parent window with a registered origin; null otherwise. @param around parent window */
export function getEmbedder({ source, origin, data }: Hello, around: unknown, embedders: readonly string[]): string | null {
  const isHello = typeof data === 'object' && data !== null && 'type' in data && data.type === 'academic-services:hello'
  return isHello && source === around && embedders.includes(origin) ? origin : null
}

/** Posts the page's height, on every change, to a registered parent that requested it. Returns a function that stops this. */
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
    const asks = getEmbedder(event, parent, embedders)
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

/** Pixels, without fixed elements, which follow the frame's own height. */
function contentHeight(): number {
  const ends = [...document.body.children].map((element) => {
    const { bottom, height } = element.getBoundingClientRect()
    return height === 0 || getComputedStyle(element).position === 'fixed' ? 0 : bottom + scrollY
  })
  return Math.ceil(Math.max(0, ...ends))
}
