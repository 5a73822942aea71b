/** Options of `embedPage`. */
export interface EmbedOptions {
  /** The portal's address, base path included. */
  portal: string
  /** Origins that the institution registered. */
  origins: readonly string[]
  /** Path of the page below the base path, with its search. */
  page: string
  /** What people who hear the page are told of the frame. */
  title: string
  /** In which the frame is put. */
  target: Element
}

/**
 * Shows a page of the portal in a frame of a partner's page, as high as what it shows. Its text is sent to partners'
 * pages, so it uses nothing from outside itself. Never throws: a partner's page is to stand whatever happens.
 *
 * @returns the frame; null on a page that the institution did not register, which the console says
 */
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

  // The frame says how high it is once it was asked, and answers registered origins alone.
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
