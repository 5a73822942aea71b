import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { appConfig } from '#config'
import { iconButtonLook } from '#design/components/actions/icon-button.tsx'
import { PageSizeSelect } from '#design/components/navigation/page-size-select.tsx'
import { Pagination } from '#design/components/navigation/pagination.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useListForm } from '../list/list-form.tsx'
import { type PageRange, pageRange } from '../list/page-range.ts'

interface PagedSearch {
  page?: number | undefined
  perPage?: number | undefined
}

interface ShortPagerProps<Search extends PagedSearch> {
  list: Parameters<typeof useListForm<Search>>[0]
  search: Search
  totalCount: number
  renderLink(page: number | undefined, link: { className: string; 'aria-label': string; children: ReactNode }): ReactNode
}

export function ShortPager<Search extends PagedSearch>({ list, search, totalCount, renderLink }: ShortPagerProps<Search>) {
  const { t } = useLingui()
  const { page = 1, perPage = appConfig.defaultPageSize } = search
  const sizeForm = useListForm(list, search, ['perPage'])
  const range = pageRange(page, perPage, totalCount)
  const { label, summary, previous, next } = usePagerWords(range, totalCount)
  if (totalCount <= appConfig.pageSizes[0]) return null
  const step = (target: number, name: string, arrow: ReactNode) => {
    const link = { className: iconButtonLook('outline'), 'aria-label': name, children: arrow }
    return target >= 1 && target <= range.pageCount ? (
      renderLink(target === 1 ? undefined : target, link)
    ) : (
      <span {...link} role="link" aria-disabled="true" />
    )
  }
  return (
    <Pagination
      label={label}
      summary={summary}
      pageSize={
        <PageSizeSelect
          {...sizeForm.form}
          label={t`Por página`}
          submitLabel={t`Mostrar`}
          sizes={appConfig.pageSizes}
          value={perPage}
          name="perPage"
        >
          {sizeForm.carried}
        </PageSizeSelect>
      }
      previous={step(page - 1, previous, <ChevronLeft />)}
      next={step(page + 1, next, <ChevronRight />)}
    />
  )
}

export function usePagerWords(range: PageRange, totalCount: number) {
  const { t } = useLingui()
  const { number } = useFormats()
  const [from, to, total] = [range.from, range.to, totalCount].map(number)
  return { label: t`Páginas`, summary: t`${from} a ${to} de ${total}`, previous: t`Página anterior`, next: t`Próxima página` }
}
