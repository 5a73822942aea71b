import { useEffect } from 'react'

declare global {
  interface Window {
    /** URL that the server rendered this document for; deleted after hydration. */
    renderedUrl?: string
  }
}

/** Inline script: going back or forward before hydration changes the URL but not the document, so it is reloaded. */
export const staleDocumentScript =
  "renderedUrl=location.pathname+location.search;addEventListener('popstate',()=>{if(self.renderedUrl!==undefined&&renderedUrl!==location.pathname+location.search)location.reload()})"

export const isDocumentStale = () => window.renderedUrl !== undefined && window.renderedUrl !== location.pathname + location.search

export function useDocumentHydrated(): void {
  useEffect(() => void delete window.renderedUrl, [])
}
