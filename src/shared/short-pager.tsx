import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { appConfig } from '#config'
import { iconButtonLook } from '#design/components/actions/icon-button.tsx'
import { Pagination } from '#design/components/navigation/pagination.tsx'
import { useFormats } from '../i18n/formats.ts'
import { useShell } from '../request/shell.queries.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

interface ShortPagerProps {
  search: { page?: number | undefined; perPage?: number | undefined }
  totalCount: number
  /** Draws a link to a page of the list; the first one is undefined. */
  renderLink(page: number | undefined, link: { className: string; 'aria-label': string; children: ReactNode }): ReactNode
}

/** Previous and next page of a list that few people page through; nothing where one page holds all. */
export function ShortPager({ search: { page = 1, perPage = appConfig.defaultPageSize }, totalCount, renderLink }: ShortPagerProps) {
  const { t } = useLingui()
  const { number } = useFormats(useShell())
  const pageCount = Math.ceil(totalCount / perPage)
  if (pageCount <= 1) return null
  const from = number((page - 1) * perPage + 1)
  const to = number(Math.min(page * perPage, totalCount))
  const total = number(totalCount)
  const step = (target: number, label: string, arrow: ReactNode) => {
    const look = { className: iconButtonLook('outline'), 'aria-label': label, children: arrow }
    return target >= 1 && target <= pageCount ? (
      renderLink(target === 1 ? undefined : target, look)
    ) : (
      <span {...look} role="link" aria-disabled="true" />
    )
  }
  return (
    <Pagination
      label={t`Páginas`}
      summary={t`${from} a ${to} de ${total}`}
      previous={step(page - 1, t`Página anterior`, <ChevronLeft {...icon} />)}
      next={step(page + 1, t`Próxima página`, <ChevronRight {...icon} />)}
    />
  )
}
