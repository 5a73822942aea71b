import type { AnyRouter } from '@tanstack/react-router'
import { recentPagesKey } from '../../../request/browser/tab-storage.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** True for a step of a flow, which is pointless to open again later. */
    step?: true
  }
}

const most = 5

interface RecentPage {
  title: string
  description?: string | undefined
  href: string
}

/** The recent pages of this tab and session, newest first. @param sessionMark another session's are not shown */
export function recentPages(sessionMark: string | null): RecentPage[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(recentPagesKey) ?? '{}') as { sessionMark?: string; pages?: RecentPage[] }
    return kept.sessionMark === sessionMark ? (kept.pages ?? []) : []
  } catch {
    return []
  }
}

/** Keeps the heading of each page that is left, until the returned function is called. */
export function recordPages(router: AnyRouter, sessionMark: string | null): () => void {
  return router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    // The home page's heading is a greeting, so its title is used.
    const title = fromLocation?.pathname === '/' ? document.title.split(' · ')[0] : document.querySelector('main h1')?.textContent
    const isStep = router.state.matches.some(({ staticData: { step, paying } }) => step ?? paying ?? false)
    if (!fromLocation || !pathChanged || !title || isStep) return
    keepRecent({ title, href: fromLocation.href }, sessionMark)
  })
}

/** Puts a page before the others, such as a person's that was found. */
export function keepRecent(page: RecentPage, sessionMark: string | null): void {
  const pages = [page, ...recentPages(sessionMark).filter(({ title }) => title !== page.title)]
  try {
    sessionStorage.setItem(recentPagesKey, JSON.stringify({ sessionMark, pages: pages.slice(0, most) }))
  } catch {
    // Without storage there are no recent pages.
  }
}
