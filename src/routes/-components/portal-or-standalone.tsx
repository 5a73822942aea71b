import type { ReactNode } from 'react'
import { lazyQuickSearch } from './quick-search/lazy-quick-search.ts'
import { PortalLayout } from '../../shell/portal-layout.tsx'
import { StandaloneLayout } from '../../shell/standalone-layout.tsx'
import { useShell } from '../../request/shell.queries.ts'

/** A page for everybody: inside the portal for those who are signed in with a role, by itself for others. */
export function PortalOrStandalone({ children }: { children: ReactNode }) {
  const { person } = useShell()
  if (person?.context && (!person.temporaryPassword || person.impersonated))
    return <PortalLayout search={lazyQuickSearch}>{children}</PortalLayout>
  return <StandaloneLayout task="wide">{children}</StandaloneLayout>
}
