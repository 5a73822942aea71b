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
