import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { appConfig } from '#config'
import { iconButtonLook } from '#design/components/actions/icon-button.tsx'
import { Pagination } from '#design/components/navigation/pagination.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../session/shell.queries.ts'
import type { InvoiceSearch } from './invoice-search.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Previous and next page; nothing where one page holds all. */
export function InvoicePager({ search, totalCount }: { search: InvoiceSearch; totalCount: number }) {
  const { t } = useLingui()
  const { number } = useFormats(useShell())
  const { page = 1, perPage = appConfig.defaultPageSize } = search
  const pageCount = Math.ceil(totalCount / perPage)
  if (pageCount <= 1) return null
  const from = number((page - 1) * perPage + 1)
  const to = number(Math.min(page * perPage, totalCount))
  const total = number(totalCount)
  const step = (target: number, label: string, arrow: React.ReactNode) =>
    target >= 1 && target <= pageCount ? (
      <Link to="/financial/invoices" search={{ ...search, report: undefined, page: target === 1 ? undefined : target }} className={iconButtonLook('outline')} aria-label={label}>
        {arrow}
      </Link>
    ) : (
      <span className={iconButtonLook('outline')} role="link" aria-disabled="true" aria-label={label}>
        {arrow}
      </span>
    )
  return (
    <Pagination
      label={t`Páginas`}
      summary={t`${from} a ${to} de ${total}`}
      previous={step(page - 1, t`Página anterior`, <ChevronLeft {...icon} />)}
      next={step(page + 1, t`Próxima página`, <ChevronRight {...icon} />)}
    />
  )
}
