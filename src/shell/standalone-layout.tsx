import type { ReactNode } from 'react'
import { BrandMark } from '#design/patterns/brand-mark.tsx'
import { StandalonePage } from '#design/patterns/standalone-page.tsx'
import { useShell } from '../request/shell.queries.ts'
import { ImpersonationBanner } from './impersonation-banner.tsx'

interface StandaloneLayoutProps {
  task?: boolean | 'wide' | undefined
  /** An `EntryFooter` on the first pages after signing in. */
  footer?: ReactNode
  children: ReactNode
}

export function StandaloneLayout({ task, footer, children }: StandaloneLayoutProps) {
  const { tenant, person } = useShell()
  return (
    <>
      <ImpersonationBanner />
      <StandalonePage brand={<BrandMark {...tenant} mode={person?.mode} />} task={task} footer={footer}>
        {children}
      </StandalonePage>
    </>
  )
}
