import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FilterBar } from '#design/components/table/filter-bar.tsx'

/** The years to choose from; the one that goes on says that more may come. */
export function BaseYears({ years, chosen }: { years: readonly { baseYear: number; isClosed: boolean }[]; chosen: number | undefined }) {
  const { t } = useLingui()
  return (
    <FilterBar label={t`Ano-base`}>
      {years.map(({ baseYear, isClosed }, index) => (
        <Link
          key={baseYear}
          to="/financial/report-income"
          search={{ year: index === 0 ? undefined : baseYear }}
          className="filter-chip"
          data-selected={baseYear === chosen || undefined}
          aria-current={baseYear === chosen ? 'true' : undefined}
          activeOptions={{ exact: true, explicitUndefined: true }}
        >
          {isClosed ? baseYear : t`${baseYear} (em andamento)`}
        </Link>
      ))}
    </FilterBar>
  )
}
