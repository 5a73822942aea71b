import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { FilterMenu, filterOptionLook, FilterOptions } from '#design/components/table/filter-menu.tsx'
import { type AddressedList, type ListSearch, sortedBy, sortOf } from './list-address.ts'
import { ListLink } from './list-link.tsx'

interface ListSortMenuProps<Search extends ListSearch> {
  list: AddressedList<Search>
  search: Search
  /** Those of the table; what can't be sorted has no `sort`. */
  columns: ReadonlyArray<{
    id?: string | undefined
    meta?: { name: string; sort?: Parameters<typeof sortOf<Search>>[2] | undefined } | undefined
  }>
}

/** The order of the list where rows are cards, which have no headings to press. */
export function ListSortMenu<Search extends ListSearch>({ list, search, columns }: ListSortMenuProps<Search>) {
  const { t } = useLingui()
  return (
    <FilterMenu label={t`Ordenar`} only="cards">
      <FilterOptions>
        {columns.map(({ id, meta }) => {
          const column = meta?.sort
          if (!column) return null
          const sort = sortOf(list, search, column)
          return (
            <li key={id}>
              <ListLink list={list} change={(now) => sortedBy(list, now, column)} current={sort !== 'none'} className={filterOptionLook()}>
                {meta.name}
                <Direction sort={sort} />
              </ListLink>
            </li>
          )
        })}
      </FilterOptions>
    </FilterMenu>
  )
}

function Direction({ sort }: { sort: ReturnType<typeof sortOf> }) {
  const { t } = useLingui()
  if (sort === 'none') return null
  const Arrow = sort === 'ascending' ? ArrowUp : ArrowDown
  return <Arrow size={20} strokeWidth={1.75} role="img" aria-label={sort === 'ascending' ? t`crescente` : t`decrescente`} />
}
