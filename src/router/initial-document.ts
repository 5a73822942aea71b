import { useEffect } from 'react'

declare global {
  interface Window {
    /** The URL that the server rendered this document for; deleted after hydration. */
    renderedUrl?: string
  }
}

/**
 * Inline script for the head. Going back or forward before hydration changes the URL under a document that stays: it is
 * reloaded.
 */
export const staleDocumentScript =
  "renderedUrl=location.pathname+location.search;addEventListener('popstate',()=>{if(self.renderedUrl!==undefined&&renderedUrl!==location.pathname+location.search)location.reload()})"

/** Whether the document was rendered for another URL, and is about to be reloaded. */
export const isDocumentStale = () => window.renderedUrl !== undefined && window.renderedUrl !== location.pathname + location.search

/** From here on the router renders what the URL says. */
export function useDocumentHydrated(): void {
  useEffect(() => void delete window.renderedUrl, [])
}
