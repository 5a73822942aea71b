import { useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, useEffect } from 'react'
import { loadWords, withWords } from '../../i18n/create-i18n.ts'
import { useShell } from '../../request/shell.queries.ts'
import { whenIdle } from '../../kit/browser/when-idle.ts'
import { PortalLayout } from '../../shell/portal-layout.tsx'
import { StandaloneLayout } from '../../shell/standalone-layout.tsx'

const LazyQuickSearch = lazy(async () => {
  await loadWords(['debts', 'panels'])
  return import('./quick-search/quick-search.tsx')
})

const panels = {
  search: LazyQuickSearch,
  context: lazy(() => withWords(import('../../auth/contexts/context-dialog.tsx'), 'panels', 'entry')),
  impersonation: lazy(() => withWords(import('../../auth/impersonation/impersonation-dialog.tsx'), 'panels', 'entry')),
}

/** Passes in the dialogs that depend on features and on the entry, since the shell must not. */
export function PortalFrame({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { sessionMark } = useShell()
  useEffect(() => {
    const leaving = new AbortController()
    const giveUp = whenIdle(async () => {
      const { followPages } = await import('./follow-pages.ts')
      followPages(router, sessionMark, leaving.signal)
    })
    return () => {
      giveUp()
      leaving.abort()
    }
  }, [router, sessionMark])
  return <PortalLayout panels={panels}>{children}</PortalLayout>
}

/** Inside the portal for users with a role, standalone for others. */
export function PortalOrStandalone({ children }: { children: ReactNode }) {
  const { person } = useShell()
  if (person?.context && (!person.temporaryPassword || person.impersonated)) return <PortalFrame>{children}</PortalFrame>
  return <StandaloneLayout task="wide">{children}</StandaloneLayout>
}
