import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { BrandMark } from '#design/patterns/brand-mark.tsx'
import { SignInLayout } from '#design/patterns/sign-in-layout.tsx'
import { useShell } from '../request/shell.queries.ts'
import { EntryFooter } from './entry-footer.tsx'

interface AnonymousLayoutProps {
  title: string
  subtitle?: string | undefined
  /** Below languages and terms. */
  after?: ReactNode
  children: ReactNode
}

export function AnonymousLayout({ title, subtitle, after, children }: AnonymousLayoutProps) {
  const { t } = useLingui()
  const { tenant, loginPageImage } = useShell()
  // Web fonts apply at once: short lines hardly move, unlike columns of other first pages (docs/decisions/0032-first-view.md).
  useEffect(() => void (document.documentElement.dataset.webFonts = ''), [])
  return (
    <SignInLayout
      brand={
        <span className="brand-mark__root">
          <BrandMark {...tenant} mode={null} />
        </span>
      }
      slogan={t`Sua vida acadêmica, resolvida em um lugar só.`}
      image={loginPageImage ?? undefined}
      footer={<EntryFooter />}
      after={after}
    >
      <PageHeader title={title} subtitle={subtitle} />
      {children}
    </SignInLayout>
  )
}
