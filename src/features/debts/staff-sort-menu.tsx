import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { css } from '../../../styled-system/css/index.js'
import type { DebtSearch } from './debt-search.ts'
import { staffColumns } from './staff-columns.tsx'
import { StaffFilterMenu } from './staff-filter-menu.tsx'
import { sortedBy, sortOf } from './list-address.ts'
import { StaffListLink } from './staff-list-link.tsx'

/** The order of the list where rows are cards, which have no headings to press. */
export function StaffSortMenu({ search }: { search: DebtSearch }) {
  const { t, i18n } = useLingui()
  return (
    <StaffFilterMenu label={t`Ordenar`} className={css({ md: { display: 'none' } })}>
      <ul className="menu__list">
        {staffColumns.map(({ id, meta }) => {
          const column = meta?.sort
          if (!column) return null
          return (
            <li key={id}>
              <StaffListLink change={(now) => sortedBy(now, column)} current={sortOf(search, column) !== 'none'} className="menu__item">
                {i18n._(meta.name)}
                <Direction sort={sortOf(search, column)} />
              </StaffListLink>
            </li>
          )
        })}
      </ul>
    </StaffFilterMenu>
  )
}

function Direction({ sort }: { sort: ReturnType<typeof sortOf> }) {
  const { t } = useLingui()
  if (sort === 'none') return null
  const Arrow = sort === 'ascending' ? ArrowUp : ArrowDown
  return <Arrow size={20} strokeWidth={1.75} role="img" aria-label={sort === 'ascending' ? t`crescente` : t`decrescente`} />
}
