import { useEffect } from 'react'

declare global {
  interface Window {
    /** URL that the server rendered this document for; deleted after hydration. */
    renderedUrl?: string
  }
}

/**
 * Inline script: going back or forward before hydration changes the URL but not the document, so it is reloaded. Meanwhile the router,
 * which listens later, must not hear of it: it would hydrate the document with another page.
 */
export const staleDocumentScript =
  "renderedUrl=location.pathname+location.search;addEventListener('popstate',(event)=>{if(self.renderedUrl!==undefined&&renderedUrl!==location.pathname+location.search){event.stopImmediatePropagation();location.reload()}},true)"

export const isDocumentStale = () => window.renderedUrl !== undefined && window.renderedUrl !== location.pathname + location.search

export function useDocumentHydrated(): void {
  useEffect(() => void delete window.renderedUrl, [])
}

/** The path of the document, which the server has answered for. */
const documentPath = typeof document === 'undefined' ? null : location.pathname

interface Visit {
  /** With the base path. */
  publicHref: string
  preload: boolean
}

/**
 * An address that the browser's routes lack may be a page that the document's first script left out, so the server answers it
 * (docs/decisions/0087-route-trees.md). Its own answer that there is no such page stays: it would come again and again.
 */
export async function askServer({ publicHref, preload }: Visit): Promise<void> {
  if (documentPath === null || preload || new URL(publicHref, location.href).pathname === documentPath) return
  // Delayed, since the router has the address already and the browser in a moment.
  setTimeout(() => location.reload())
  await new Promise(() => {})
}
