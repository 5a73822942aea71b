import type { ReactNode } from 'react'
import { BrandMark } from '#design/patterns/brand-mark.tsx'
import { StandalonePage } from '#design/patterns/standalone-page.tsx'
import { useShell } from '../request/shell.queries.ts'
import { ImpersonationBanner } from '../auth/impersonation/impersonation-banner.tsx'

export function StandaloneLayout({ task, children }: { task?: boolean | 'wide' | undefined; children: ReactNode }) {
  const { tenant, person } = useShell()
  return (
    <>
      <ImpersonationBanner />
      <StandalonePage brand={<BrandMark {...tenant} mode={person?.mode} />} task={task}>
        {children}
      </StandalonePage>
    </>
  )
}
