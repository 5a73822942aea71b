import { Trans, useLingui } from '@lingui/react/macro'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { useFormats } from '../../request/use-formats.ts'

interface BeyondLastPageProps {
  pageCount: number
  /** To the last page. */
  renderLink(link: { className: string; children: ReactNode }): ReactNode
}

/** Shown for the address of a page that the list no longer has. */
export function BeyondLastPage({ pageCount, renderLink }: BeyondLastPageProps) {
  const { t } = useLingui()
  const lastPage = useFormats().number(pageCount)
  return (
    <EmptyState
      icon={<SearchX size={24} />}
      title={t`Esta página não existe mais`}
      action={renderLink({ className: buttonLook(), children: <Trans>Ir para a última página</Trans> })}
    >
      <Trans>A lista termina na página {lastPage}.</Trans>
    </EmptyState>
  )
}
