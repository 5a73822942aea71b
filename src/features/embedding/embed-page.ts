export interface EmbedOptions {
  /** Base path included. */
  portal: string
  /** Registered by the institution. */
  origins: readonly string[]
  /** Path of the page below the base path, with its query. */
  page: string
  /** Accessible name of the frame. */
  title: string
  target: Element
}

/** Stringified into partners' pages: must be self-contained and must not throw. Returns null, and logs, on an unregistered origin. */
export function embedPage({ portal, origins, page, title, target }: EmbedOptions): HTMLIFrameElement | null {
  const logError = (text: string) => {
    // oxlint-disable-next-line no-console -- the partner's developers look there
    console.error(`academic-services: ${text}`)
    return null
  }
  const { origin } = new URL(portal)
  if (location.origin !== origin && !origins.includes(location.origin))
    return logError(`${location.origin} is not registered to embed ${origin}`)
  const address = new URL(portal + (page.startsWith('/') ? page : `/${page}`))
  if (!address.href.startsWith(`${portal}/`)) return logError(`${page} is no page of the portal`)
  address.searchParams.set('disableHeader', 'true')

  const frame = document.createElement('iframe')
  frame.src = address.href
  frame.title = title
  frame.allow = 'clipboard-write'
  frame.style.cssText = 'display: block; width: 100%; height: 20rem; border: 0'

  // The frame posts its height on request, to registered origins only.
  let timer: ReturnType<typeof setInterval> | undefined
  const requestSize = () => {
    clearInterval(timer)
    let attempts = 40
    timer = setInterval(() => {
      if (attempts-- > 0) frame.contentWindow?.postMessage({ type: 'academic-services:hello' }, origin)
      else clearInterval(timer)
    }, 250)
  }
  frame.addEventListener('load', requestSize)
  addEventListener('message', (event) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    const { type, height } = (event.data ?? {}) as { type?: unknown; height?: unknown }
    if (type !== 'academic-services:size' || typeof height !== 'number' || !Number.isFinite(height)) return
    clearInterval(timer)
    frame.style.height = `${Math.min(Math.max(Math.ceil(height), 80), 20_000)}px`
  })
  target.append(frame)
  return frame
}
