import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { FilterMenu, filterOptionLook, FilterOptions } from '#design/components/table/filter-menu.tsx'
import type { DebtSearch } from './debt-search.ts'
import { useStaffColumns } from './staff-columns.tsx'
import { sortedBy, sortOf } from './list-address.ts'
import { StaffListLink } from './staff-list-link.tsx'

/** The order of the list where rows are cards, which have no headings to press. */
export function StaffSortMenu({ search }: { search: DebtSearch }) {
  const { t } = useLingui()
  const columns = useStaffColumns()
  return (
    <FilterMenu label={t`Ordenar`} only="cards">
      <FilterOptions>
        {columns.map(({ id, meta }) => {
          const column = meta?.sort
          if (!column) return null
          return (
            <li key={id}>
              <StaffListLink change={(now) => sortedBy(now, column)} current={sortOf(search, column) !== 'none'} className={filterOptionLook()}>
                {meta.name}
                <Direction sort={sortOf(search, column)} />
              </StaffListLink>
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
