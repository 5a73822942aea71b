import { useEffect } from 'react'

declare global {
  interface Window {
    /** Address that the server drew the page for, until scripts have taken the page over. */
    drawnFor?: string
  }
}

/**
 * For the head of the page. Who goes back or forward before scripts run changes the address under a page that stays: it is
 * asked for anew.
 */
export const firstPageScript =
  "drawnFor=location.pathname+location.search;addEventListener('popstate',()=>{if(self.drawnFor!==undefined&&drawnFor!==location.pathname+location.search)location.reload()})"

/** Whether the page that stands there belongs to another address, and is about to be asked for anew. */
export const hasLeftFirstPage = () => window.drawnFor !== undefined && window.drawnFor !== location.pathname + location.search

/** From here on the router draws what the address says. */
export function useFirstPageTaken(): void {
  useEffect(() => void delete window.drawnFor, [])
}
