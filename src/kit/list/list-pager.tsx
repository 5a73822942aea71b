import { useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import { PageJump } from '#design/components/navigation/page-jump.tsx'
import { PageSizeSelect } from '#design/components/navigation/page-size-select.tsx'
import { TablePager } from '#design/components/table/table-pager.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { usePagerWords } from '../list-parts/short-pager.tsx'
import type { ListAddress, ListSearch } from './list-address.ts'
import { onPage } from './list-links.ts'
import { useListForm } from './list-form.tsx'
import { ListLink } from './list-link.tsx'
import type { PageRange } from './page-range.ts'

interface ListPagerProps<Search extends ListSearch> {
  address: ListAddress<Search>
  search: Search
  range: PageRange
  totalCount: number
}

export function ListPager<Search extends ListSearch>({ address, search, range, totalCount }: ListPagerProps<Search>) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { label, summary, previous, next } = usePagerWords(range, totalCount)
  const sizeForm = useListForm(address, search, ['perPage'])
  const jumpForm = useListForm(address, search, ['page'])
  const { page, pageCount } = range
  const pages = number(pageCount)
  return (
    <TablePager
      label={label}
      summary={summary}
      page={page}
      pageCount={pageCount}
      words={{ first: t`Primeira página`, previous, next, last: t`Última página` }}
      renderPageLink={(target, link) => <ListLink address={address} {...link} change={(now) => onPage(now, target)} />}
      pageSize={
        <PageSizeSelect
          {...sizeForm.form}
          label={t`Por página`}
          submitLabel={t`Mostrar`}
          sizes={appConfig.pageSizes}
          value={search.perPage ?? appConfig.defaultPageSize}
          name="perPage"
        >
          {sizeForm.carried}
        </PageSizeSelect>
      }
      jump={
        <PageJump {...jumpForm.form} label={t`Página`} page={page} pageCount={pageCount} of={t`de ${pages}`}>
          {jumpForm.carried}
        </PageJump>
      }
    />
  )
}
