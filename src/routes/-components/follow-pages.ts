import type { AnyRouter } from '@tanstack/react-router'
import { recordPages } from './quick-search/recent-pages.ts'

/** Runs whatever a change of page requires; loaded after the first page has answered. */
export function followPages(router: AnyRouter, sessionMark: string | null, until: AbortSignal): void {
  if (until.aborted) return
  for (const stop of [takeWebFonts(router), recordPages(router, sessionMark)]) until.addEventListener('abort', stop)
}

/**
 * A document that began in the fallback fonts takes the web fonts together with its next page, so that nothing moves under a
 * reader (docs/decisions/0032-first-view.md). Changes nothing in other documents.
 */
function takeWebFonts(router: AnyRouter): () => void {
  // The font comes from the cache, because the document prefetched it. Without it pages go on in the fallback fonts.
  document.fonts.load('1em "Atkinson Hyperlegible Next"').catch(() => {})
  return router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
    if (pathChanged) document.documentElement.dataset.webFonts = ''
  })
}
